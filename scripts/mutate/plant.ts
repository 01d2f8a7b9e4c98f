/** A way to be wrong: one piece of the sources, and what stands there instead. */
export interface Plant {
  /** What is wrong then, as a sentence. */
  name: string
  file: string
  find: string
  put: string
}

/** The text of the plant's file with the plant. @throws Error if its piece is not in the text once */
export function withPlant(text: string, { file, find, put }: Plant): string {
  if (text.split(find).length !== 2) throw new Error(`${file} has not once: ${find}`)
  return text.replace(find, () => put)
}
