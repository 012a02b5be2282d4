// Short soft sounds, made here and now: one per meaning.

import { preferences } from "./preferences.svelte";

type Note = { at: number; pitch: number; length: number; shape: OscillatorType; loud: number };

const SOUNDS = {
  "my-turn": [
    { at: 0, pitch: 523.25, length: 0.22, shape: "sine", loud: 0.16 },
    { at: 0.12, pitch: 783.99, length: 0.34, shape: "sine", loud: 0.14 },
  ],
  placed: [
    { at: 0, pitch: 150, length: 0.09, shape: "triangle", loud: 0.3 },
    { at: 0.01, pitch: 95, length: 0.12, shape: "sine", loud: 0.3 },
  ],
  refused: [
    { at: 0, pitch: 196, length: 0.12, shape: "triangle", loud: 0.14 },
    { at: 0.1, pitch: 164.81, length: 0.18, shape: "triangle", loud: 0.14 },
  ],
  converted: [
    { at: 0, pitch: 392, length: 0.16, shape: "sine", loud: 0.1 },
    { at: 0.07, pitch: 493.88, length: 0.18, shape: "sine", loud: 0.1 },
    { at: 0.14, pitch: 587.33, length: 0.24, shape: "sine", loud: 0.1 },
  ],
  nation: [
    { at: 0, pitch: 261.63, length: 0.5, shape: "sine", loud: 0.12 },
    { at: 0, pitch: 392, length: 0.5, shape: "sine", loud: 0.1 },
    { at: 0.16, pitch: 659.25, length: 0.5, shape: "sine", loud: 0.1 },
  ],
  end: [
    { at: 0, pitch: 392, length: 0.5, shape: "sine", loud: 0.12 },
    { at: 0.22, pitch: 523.25, length: 0.5, shape: "sine", loud: 0.12 },
    { at: 0.44, pitch: 659.25, length: 0.8, shape: "sine", loud: 0.12 },
  ],
  // 4 Gods: what hands do is hardly more than wood and cloth, for it happens all the time.
  laid: [
    { at: 0, pitch: 170, length: 0.07, shape: "triangle", loud: 0.26 },
    { at: 0.012, pitch: 110, length: 0.1, shape: "sine", loud: 0.26 },
  ],
  drawn: [
    { at: 0, pitch: 250, length: 0.05, shape: "triangle", loud: 0.05 },
    { at: 0.05, pitch: 320, length: 0.06, shape: "triangle", loud: 0.05 },
  ],
  flipped: [
    { at: 0, pitch: 410, length: 0.04, shape: "triangle", loud: 0.06 },
    { at: 0.045, pitch: 290, length: 0.06, shape: "triangle", loud: 0.07 },
  ],
  prophet: [
    { at: 0, pitch: 170, length: 0.07, shape: "triangle", loud: 0.22 },
    { at: 0.06, pitch: 659.25, length: 0.14, shape: "sine", loud: 0.08 },
  ],
  "city-built": [
    { at: 0, pitch: 146.83, length: 0.12, shape: "triangle", loud: 0.22 },
    { at: 0.09, pitch: 220, length: 0.12, shape: "triangle", loud: 0.18 },
    { at: 0.18, pitch: 440, length: 0.26, shape: "sine", loud: 0.1 },
  ],
  "city-fallen": [
    { at: 0, pitch: 130.81, length: 0.3, shape: "sawtooth", loud: 0.08 },
    { at: 0.08, pitch: 98, length: 0.34, shape: "triangle", loud: 0.26 },
    { at: 0.2, pitch: 65.41, length: 0.5, shape: "sine", loud: 0.3 },
  ],
  called: [
    { at: 0, pitch: 587.33, length: 0.1, shape: "triangle", loud: 0.14 },
    { at: 0.12, pitch: 440, length: 0.1, shape: "triangle", loud: 0.12 },
    { at: 0.24, pitch: 329.63, length: 0.1, shape: "triangle", loud: 0.11 },
    { at: 0.36, pitch: 246.94, length: 0.2, shape: "triangle", loud: 0.1 },
  ],
  sand: [{ at: 0, pitch: 880, length: 0.06, shape: "triangle", loud: 0.09 }],
  final: [
    { at: 0, pitch: 293.66, length: 0.6, shape: "sine", loud: 0.14 },
    { at: 0.18, pitch: 440, length: 0.6, shape: "sine", loud: 0.12 },
    { at: 0.36, pitch: 587.33, length: 0.9, shape: "sine", loud: 0.12 },
  ],
  late: [
    { at: 0, pitch: 349.23, length: 0.09, shape: "triangle", loud: 0.13 },
    { at: 0.09, pitch: 261.63, length: 0.16, shape: "triangle", loud: 0.12 },
  ],
  counted: [{ at: 0, pitch: 523.25, length: 0.1, shape: "sine", loud: 0.07 }],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

/** What may be left out when much happens at once. */
const COMMON = new Set<Sound>(["placed", "laid", "drawn", "flipped", "prophet", "counted"]);
const MOST = 4; // of them in a second
const BETWEEN = 70; // milliseconds between two of them

/** Lets through what is worth hearing: everything rare, and of the common ones a few in a second. */
export class Ear {
  private heard: number[] = [];

  lets(sound: Sound, now: number): boolean {
    if (!COMMON.has(sound)) return true;
    this.heard = this.heard.filter((at) => now - at < 1000);
    if (this.heard.length >= MOST || now - (this.heard.at(-1) ?? -BETWEEN) < BETWEEN) return false;
    this.heard.push(now);
    return true;
  }
}

class Sounds {
  private context: AudioContext | null = null;
  private readonly ear = new Ear();

  play(sound: Sound): void {
    if (!preferences.sound || document.visibilityState === "hidden") return;
    if (!this.ear.lets(sound, performance.now())) return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume(); // until somebody has clicked, all is silent
    for (const note of SOUNDS[sound]) this.note(this.context, note);
  }

  private note(context: AudioContext, { at, pitch, length, shape, loud }: Note): void {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.linearRampToValueAtTime(loud, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.05);
  }
}

export const sounds = new Sounds();
