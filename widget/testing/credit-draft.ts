/** Writes an input into a draft, as a clerk would enter it. */
import type { Shape, StructShape } from '../../shared/domain/credit/soap/shape.ts'
import { textOf } from '../desks/credit/form/field-text.ts'
import type { FormDraft } from '../desks/credit/form/form-description.ts'
import { membersOf } from '../desks/credit/form/form-input.ts'

/** A draft that `readDraft` reads as this input. @param lang of the numbers */
export function draftOf(request: Shape, input: unknown, lang: string): FormDraft {
  const draft: Record<string, string> = {}
  if (request.type === 'struct') writeStruct(request, input, '', { draft, lang })
  return draft
}

interface DraftWriting {
  draft: Record<string, string>
  lang: string
}

function writeStruct(struct: StructShape, value: unknown, at: string, writing: DraftWriting): void {
  for (const [name, { shape, required }] of membersOf(struct)) {
    const member = (value as Record<string, unknown>)[name]
    const path = at === '' ? name : `${at}.${name}`
    if (member === undefined || member === null) continue
    if (shape.type === 'struct') {
      if (!required) writing.draft[path] = 'true'
      writeStruct(shape, member, path, writing)
    } else if (shape.type === 'list') writeList(shape.item, member as unknown[], path, writing)
    else writing.draft[path] = textOf(shape, member, writing.lang)
  }
}

function writeList(item: Shape, items: readonly unknown[], path: string, writing: DraftWriting): void {
  writing.draft[path] = String(items.length)
  for (const [index, value] of items.entries()) {
    if (item.type === 'struct') writeStruct(item, value, `${path}.${index}`, writing)
    else writing.draft[`${path}.${index}`] = textOf(item, value, writing.lang)
  }
}
