// Texts in the part of an address that no server is told: pressed, and spelt with letters an address may have.

/** What is unpacked at most; a link can claim anything. */
export const MOST_UNPACKED = 100_000;

const through = (data: BlobPart, by: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([data]).stream().pipeThrough(by as unknown as ReadableWritablePair<Uint8Array, BufferSource>) as ReadableStream<Uint8Array>;

/** All that comes, or null if it is more than so many bytes. */
async function collected(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A text as letters, figures, - and _. */
export async function pack(text: string): Promise<string> {
  const small = await collected(through(text, new CompressionStream("deflate-raw")), Infinity);
  const bytes = String.fromCharCode(...(small ?? []));
  return btoa(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The text again; null if it is none of ours, or too long. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    const whole = await collected(through(bytes, new DecompressionStream("deflate-raw")), MOST_UNPACKED);
    return whole === null ? null : new TextDecoder("utf-8", { fatal: true }).decode(whole);
  } catch {
    return null;
  }
}
