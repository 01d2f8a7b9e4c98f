/** The file of a contract as the provider answers it, checked before it is shown. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'

export interface ContractAnswer {
  FileLengthInBytes: Long
  FileBinaryDataBase64?: string | undefined
  PdfLink?: string | undefined
}

/** How far from its ends a PDF may have its marks. */
const MARGIN = 1024

/** `empty`: there is no file. `broken`: it is cut off, or no PDF. */
export function contractFile(answer: ContractAnswer): Result<Blob, 'empty' | 'broken'> {
  const text = answer.FileBinaryDataBase64
  if (!text) return refuse('empty')
  let characters: string
  try {
    characters = atob(text)
  } catch {
    return refuse('broken')
  }
  const isWhole = BigInt(characters.length) === BigInt(answer.FileLengthInBytes)
  const isPdf = characters.slice(0, MARGIN).includes('%PDF-') && characters.slice(-MARGIN).includes('%%EOF')
  if (!isWhole || !isPdf) return refuse('broken')
  // We set the type ourselves, so no browser runs the file as a page.
  const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0))
  return ok(new Blob([bytes], { type: 'application/pdf' }))
}

/** The provider's own address of the file; undefined if a link may not have it. */
export function contractLink({ PdfLink = '' }: ContractAnswer): string | undefined {
  return /^https?:\/\//i.test(PdfLink) ? PdfLink : undefined
}
