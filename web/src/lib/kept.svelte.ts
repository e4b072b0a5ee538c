/** One of several things that the reader may choose; kept in the browser, and shown to style sheets on <html>. */

import { remember, remembered } from "./memory";

export class Kept<Value extends string> {
  readonly #key: string;
  readonly #attribute: string;
  #value: Value;

  /** @param attribute of <html>, as in `data-hand`, which is not there for the usual value. */
  constructor(
    key: string,
    readonly values: readonly Value[],
    readonly usual: Value,
    attribute = "",
  ) {
    this.#key = key;
    this.#attribute = attribute;
    this.#value = $state(values.find((value) => value === remembered(key)) ?? usual);
    this.#show();
  }

  get value(): Value {
    return this.#value;
  }

  set value(value: Value) {
    this.#value = value;
    remember(this.#key, value);
    this.#show();
  }

  #show(): void {
    if (!this.#attribute) return;
    const page = document.documentElement;
    if (this.#value === this.usual) page.removeAttribute(this.#attribute);
    else page.setAttribute(this.#attribute, this.#value);
  }
}
