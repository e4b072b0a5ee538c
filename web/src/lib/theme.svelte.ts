/** Day or night: as the device has it, or as the reader chose in the header. */

import { remember, remembered } from "./memory";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class Colours {
  #theme = $state<Theme>(THEMES.find((theme) => theme === remembered("theme")) ?? "system");

  constructor() {
    this.#show();
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.#show();
  }

  /** The one that comes after: a switch goes round all of them. */
  get next(): Theme {
    return THEMES[(THEMES.indexOf(this.#theme) + 1) % THEMES.length] ?? "system";
  }

  #show(): void {
    const page = document.documentElement;
    if (this.#theme === "system") delete page.dataset.theme;
    else page.dataset.theme = this.#theme;
  }
}

export const colours = new Colours();
