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
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

class Sounds {
  private context: AudioContext | null = null;

  play(sound: Sound): void {
    if (!preferences.sound || document.visibilityState === "hidden") return;
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
