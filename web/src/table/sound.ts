/** Sounds of wood and cards, made on the spot: short bursts of filtered noise. */

import { settings } from '../settings.svelte';

export type Sound = 'step' | 'hit' | 'card' | 'turn';

interface Burst {
  /** Hertz around which the noise lies. */
  pitch: number;
  seconds: number;
  volume: number;
}

const bursts: Record<Sound, Burst[]> = {
  step: [{ pitch: 900, seconds: 0.05, volume: 0.5 }],
  hit: [
    { pitch: 420, seconds: 0.09, volume: 0.8 },
    { pitch: 260, seconds: 0.14, volume: 0.6 },
  ],
  card: [{ pitch: 2600, seconds: 0.07, volume: 0.25 }],
  turn: [
    { pitch: 660, seconds: 0.12, volume: 0.5 },
    { pitch: 990, seconds: 0.16, volume: 0.4 },
  ],
};

let context: AudioContext | null = null;

/**
 * Makes a sound, if sounds are wanted and the browser lets the page be heard. Who looks at another
 * page hears that it is their turn, and nothing else.
 */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (document.hidden && sound !== 'turn') return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const burst of bursts[sound]) {
    knock(context, burst, at);
    at += burst.seconds * 0.7;
  }
}

function knock(audio: AudioContext, { pitch, seconds, volume }: Burst, at: number): void {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
  }
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 6 });
  const gain = new GainNode(audio, { gain: volume });
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}
