// Six short sounds of our own and a chime, made on the spot: no file is fetched. Silent until a coach
// turns them on; browsers also want a click first.

export type Sound = "step" | "dice" | "hit" | "fall" | "whistle" | "cheer" | "chime";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play one. Nothing happens where there is no sound. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    MADE[sound](context, context.currentTime + 0.005);
  } catch {
    // No sound in this browser.
  }
}

type Maker = (audio: AudioContext, at: number) => void;

const MADE: Readonly<Record<Sound, Maker>> = {
  step: (audio, at) => hiss(audio, at, { seconds: 0.05, from: 900, to: 300, loud: 0.12 }),
  dice: (audio, at) => {
    for (const after of [0, 0.06, 0.11, 0.19]) hiss(audio, at + after, { seconds: 0.035, from: 3200, to: 1800, loud: 0.2 });
  },
  hit: (audio, at) => {
    tone(audio, at, { seconds: 0.16, from: 150, to: 55, loud: 0.5, shape: "sine" });
    hiss(audio, at, { seconds: 0.09, from: 1400, to: 200, loud: 0.25 });
  },
  fall: (audio, at) => {
    tone(audio, at, { seconds: 0.28, from: 95, to: 40, loud: 0.5, shape: "triangle" });
    hiss(audio, at + 0.02, { seconds: 0.2, from: 700, to: 120, loud: 0.22 });
  },
  whistle: (audio, at) => {
    tone(audio, at, { seconds: 0.12, from: 2350, to: 2350, loud: 0.1, shape: "square" });
    tone(audio, at + 0.15, { seconds: 0.3, from: 2350, to: 2150, loud: 0.1, shape: "square" });
  },
  cheer: (audio, at) => {
    hiss(audio, at, { seconds: 1.1, from: 500, to: 1500, loud: 0.35, rise: 0.35 });
    for (const [i, pitch] of [392, 523, 659].entries()) tone(audio, at + 0.12 * i, { seconds: 0.35, from: pitch, to: pitch, loud: 0.12, shape: "triangle" });
  },
  chime: (audio, at) => {
    for (const [i, pitch] of [660, 990].entries()) tone(audio, at + 0.13 * i, { seconds: 0.5, from: pitch, to: pitch, loud: 0.16, shape: "sine" });
  },
};

interface Made {
  seconds: number;
  from: number;
  to: number;
  loud: number;
  rise?: number;
}

function tone(audio: AudioContext, at: number, { seconds, from, to, loud, shape }: Made & { shape: OscillatorType }): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fade(audio, at, seconds, loud, 0.006));
  source.start(at);
  source.stop(at + seconds);
}

function hiss(audio: AudioContext, at: number, { seconds, from, to, loud, rise = 0.004 }: Made): void {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(fade(audio, at, seconds, loud, rise));
  source.start(at, Math.random() * 0.5, seconds);
}

function fade(audio: AudioContext, at: number, seconds: number, loud: number, rise: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
