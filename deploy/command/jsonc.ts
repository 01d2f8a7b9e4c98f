/** JSON with comments and trailing commas, as `wrangler.jsonc` is written. */

const STRING = '"(?:[^"\\\\]|\\\\.)*"'
const commentOrString = new RegExp(`${STRING}|//[^\\n]*|/\\*[\\s\\S]*?\\*/`, 'g')
const commaOrString = new RegExp(`${STRING}|,(?=\\s*[}\\]])`, 'g')
const bracketOrString = new RegExp(`${STRING}|[{}[\\]]`, 'g')

/** @throws SyntaxError */
export function parseJsonc(text: string): unknown {
  return JSON.parse(plainJson(text))
}

/**
 * Sets a member of the outermost object and keeps everything else as it is written.
 * @param text JSON with comments, of an object
 */
export function withMember(text: string, name: string, value: unknown): string {
  const written = JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')
  const range = valueRange(text, name)
  if (range) return text.slice(0, range.start) + written + text.slice(range.end)
  const first = plainJson(text).indexOf('{') + 1
  return `${text.slice(0, first)}\n  ${JSON.stringify(name)}: ${written},${text.slice(first)}`
}

/** The same text with blanks for comments and trailing commas, so that every position stays. */
function plainJson(text: string): string {
  return text.replace(commentOrString, blankUnlessString).replace(commaOrString, blankUnlessString)
}

function blankUnlessString(found: string): string {
  return found.startsWith('"') ? found : found.replace(/[^\n]/g, ' ')
}

/** Where the value of a member of the outermost object is; only objects and lists are found. */
function valueRange(text: string, name: string): { start: number; end: number } | undefined {
  const plain = plainJson(text)
  let depth = 0
  let start: number | undefined
  for (const { 0: found, index } of plain.matchAll(bracketOrString)) {
    if (found === '{' || found === '[') depth++
    else if (found === '}' || found === ']') depth--
    else if (depth === 1 && found === JSON.stringify(name)) {
      const after = /^\s*:\s*(?=[{[])/.exec(plain.slice(index + found.length))
      if (after) start = index + found.length + after[0].length
    }
    if (start !== undefined && index > start && depth === 1) return { start, end: index + 1 }
  }
  return undefined
}
