/** The fields of a form: its description joined with the shape of the operation. Pure. */
import type { MemberShape } from '../../../../shared/domain/credit/soap/shape.ts'
import type { CreditName } from '../data/call-credit.ts'
import { soapOperations } from '../data/contract.ts'
import type { FieldDescription, FormDescription, FormDraft, FormGroup } from './form-description.ts'
import { memberAt } from './form-input.ts'

/** One field with its description and shape. */
export interface FormField extends FieldDescription {
  member: MemberShape
  /** Whether it must be filled in. */
  isNeeded: boolean
}

export interface FieldGroup extends Omit<FormGroup, 'fields'> {
  fields: readonly FormField[]
}

/** The fields of a description, in its groups. @throws RangeError for a path that the operation does not have */
export function fieldGroups<Name extends CreditName>({
  operation,
  groups,
}: FormDescription<Name>): FieldGroup[] {
  const { request } = soapOperations[operation]
  return groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => {
      const member = memberAt(request, field.path)
      if (!member) throw new RangeError(`${operation} has no member ${field.path}`)
      return { ...field, member, isNeeded: field.isRequired ?? isNeeded(member) }
    }),
  }))
}

/** An empty tick box is `false`, so it is always filled in. */
function isNeeded({ shape, required, nillable }: MemberShape): boolean {
  return required && !nillable && shape.type !== 'boolean'
}

/** The draft of a form before anything is entered. */
export function initialDraft(fields: readonly FormField[]): FormDraft {
  return Object.fromEntries(fields.flatMap(({ path, initial }) => (initial ? [[path, initial]] : [])))
}

/** The number of fields that differ from their initial values. */
export function changedFields(draft: FormDraft, initial: FormDraft): number {
  const paths = new Set([...Object.keys(draft), ...Object.keys(initial)])
  return [...paths].filter((path) => (draft[path] ?? '') !== (initial[path] ?? '')).length
}

/** The path of a JSON pointer, `/Order/ClientOrderNr` or `/order/clientordernr`, among known ones. */
export function pathOfPointer(pointer: string, paths: Iterable<string>): string | undefined {
  const names = pointer.slice(1).split('/')
  const asked = names
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
    .toLowerCase()
  for (const path of paths) if (path.toLowerCase() === asked) return path
  return undefined
}
