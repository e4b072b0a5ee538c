/** The table's three quiet sounds, made by the browser itself; off until the reader turns them on. */

import { remember, remembered } from "./memory";

export type Noise = "wood" | "coin" | "bell";

/** A tone: its pitch, how loud it begins, how long it fades, and how much later it starts. */
type Tone = readonly [hertz: number, gain: number, seconds: number, after: number];

const LOUDNESS = 0.14;
const TONES: Record<Noise, readonly Tone[]> = {
  wood: [
    [210, 0.9, 0.07, 0],
    [125, 0.7, 0.11, 0],
    [640, 0.2, 0.03, 0],
  ],
  coin: [
    [2093, 0.3, 0.12, 0],
    [3322, 0.2, 0.16, 0],
    [2489, 0.25, 0.3, 0.07],
    [3951, 0.15, 0.34, 0.07],
  ],
  bell: [
    [523, 0.5, 1.5, 0],
    [1046, 0.25, 1.1, 0],
    [1255, 0.18, 0.9, 0],
    [1568, 0.12, 0.7, 0],
    [2370, 0.06, 0.4, 0],
  ],
};

class Sound {
  isOn = remembered("sound") === "on";
  #context: AudioContext | undefined;

  /** Turn it on or off; turned on, it is heard at once. */
  turn(isOn: boolean): void {
    this.isOn = isOn;
    remember("sound", isOn ? "on" : "off");
    this.play("wood");
  }

  play(noise: Noise): void {
    if (!this.isOn || typeof AudioContext === "undefined") return;
    const context = (this.#context ??= new AudioContext());
    // A browser stays silent until the reader has touched the page.
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    for (const tone of TONES[noise]) strike(context, tone);
  }
}

function strike(context: AudioContext, [hertz, gain, seconds, after]: Tone): void {
  const start = context.currentTime + after;
  const oscillator = new OscillatorNode(context, { type: "sine", frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(gain * LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

export const sound = new Sound();
