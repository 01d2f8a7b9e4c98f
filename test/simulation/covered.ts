/** Which pieces of some sources simulated worlds have never run, from V8's counts. */
import type { Profiler } from 'node:inspector'

/** A source in a bundle. */
interface Section {
  file: string
  from: number
  to: number
}

export type Counts = Pick<Profiler.ScriptCoverage, 'functions'>

/**
 * @param counts of each process
 * @param files whose pieces count, as paths from the root
 * @param seldom pieces that need not have run
 * @returns each piece that should have run and never did, in brackets, with its file and the rest of its line
 */
export function neverRun(
  bundle: string,
  counts: readonly Counts[],
  files: readonly string[],
  seldom: readonly string[] = [],
): string[] {
  const dead = counts.map((one) => deadIn(bundle, one))
  const isDead = new Uint8Array(bundle.length).map((_, index) => (dead.every((one) => one[index]) ? 1 : 0))
  return sectionsOf(bundle)
    .filter(({ file }) => files.includes(file))
    .flatMap((section) => piecesOf(bundle, isDead, section))
    .filter((piece) => !seldom.includes(piece))
}

/** @returns for each character, whether it never ran */
function deadIn(bundle: string, { functions }: Counts): Uint8Array {
  const isDead = new Uint8Array(bundle.length)
  const ranges = functions.flatMap((one) => one.ranges)
  // The innermost range counts. Ranges are nested, so it is the one that begins last and, among those, ends first.
  ranges.sort((one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset)
  for (const { startOffset, endOffset, count } of ranges) {
    isDead.fill(count === 0 ? 1 : 0, startOffset, endOffset)
  }
  return isDead
}

/** esbuild begins each source with a line that names it. */
function sectionsOf(bundle: string): Section[] {
  const heads = [...bundle.matchAll(/^\/\/ (\S+\.(?:ts|js|mjs))$/gm)]
  return heads.map((head, index) => ({
    file: head[1]!,
    from: head.index + head[0].length,
    to: heads[index + 1]?.index ?? bundle.length,
  }))
}

function piecesOf(bundle: string, isDead: Uint8Array, { file, from, to }: Section): string[] {
  const pieces: string[] = []
  for (let start = from; start < to;) {
    if (!isDead[start]) {
      start += 1
      continue
    }
    let end = start
    while (end < to && isDead[end]) end += 1
    const dead = bundle.slice(start, end)
    // What is left of a block is its last brace.
    if (/\w/.test(dead)) {
      const before = bundle.slice(bundle.lastIndexOf('\n', start) + 1, start)
      const [after = ''] = bundle.slice(end).split('\n', 1)
      pieces.push(`${file}: ${inOneLine(`${before}[[${dead}]]${after}`)}`)
    }
    start = end
  }
  return pieces
}

/** Without the numbers that esbuild gives to names which two sources share. */
function inOneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?<=[a-z])\d+\b/g, '')
    .trim()
}
