/** The plain form of any operation, made from its shape alone. */
import { html, nothing } from 'lit'
import type {
  ListShape,
  MemberShape,
  Shape,
  StructShape,
} from '../../../../shared/domain/credit/soap/shape.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { CreditName } from '../data/call-credit.ts'
import { soapOperations } from '../data/contract.ts'
import { isIdMember } from '../data/masked-id.ts'
import type { FieldDescription, FormDescription, FormDraft, FormGroup } from '../form/form-description.ts'
import { membersOf } from '../form/form-input.ts'

/** The clerk's actions on the form besides filling it in. */
export interface PlainFormTools {
  /** Sends a struct although it is empty, or leaves it out with its content. */
  onStruct(path: string, isSent: boolean): void
  onAdd(list: string): void
  onRemove(list: string, index: number): void
}

/** The form of an operation, with the structs that the draft has ticked and the list items that it has added. */
export function plainForm<Name extends CreditName>(
  operation: Name,
  draft: FormDraft,
  tools: PlainFormTools,
): FormDescription<Name> {
  const groups: FormGroup[] = []
  const request: Shape = soapOperations[operation].request
  if (request.type === 'struct') addStruct(request, '', { groups, draft, tools })
  // Every path is made from the request's shape.
  return { operation, groups: groups as FormGroup<never>[] }
}

/** The initial draft: the first struct of the request, which is the subject of most operations. */
export function firstDraft(operation: CreditName): FormDraft {
  const request: Shape = soapOperations[operation].request
  if (request.type !== 'struct') return {}
  const [first] = membersOf(request).filter(([, { shape, required }]) => shape.type === 'struct' && !required)
  return first ? { [first[0]]: 'true' } : {}
}

/** How many items the draft has of a list. */
export function itemCount(draft: FormDraft, list: string): number {
  return Number(draft[list] ?? 0)
}

export function withoutStruct(draft: FormDraft, path: string): FormDraft {
  return without(draft, (other) => other === path || other.startsWith(`${path}.`))
}

/** Removes an item of a list; those behind it move up. A list without items is left out. */
export function withoutItem(draft: FormDraft, list: string, index: number): FormDraft {
  const count = itemCount(draft, list)
  const kept = without(draft, (path) => path === list || path.startsWith(`${list}.${index}.`))
  const moved = Object.entries(kept).map(([path, text]): [string, string] => {
    const [at = '', ...rest] = path.startsWith(`${list}.`) ? path.slice(list.length + 1).split('.') : []
    return Number(at) > index ? [[list, Number(at) - 1, ...rest].join('.'), text] : [path, text]
  })
  return { ...Object.fromEntries(moved), ...(count > 1 && { [list]: String(count - 1) }) }
}

function without(draft: FormDraft, isGone: (path: string) => boolean): FormDraft {
  return Object.fromEntries(Object.entries(draft).filter(([path]) => !isGone(path)))
}

interface Making {
  groups: FormGroup[]
  draft: FormDraft
  tools: PlainFormTools
}

function addStruct(struct: StructShape, at: string, making: Making, more: Partial<FormGroup> = {}): void {
  const members = membersOf(struct).map(([name, member]) => ({
    path: at ? `${at}.${name}` : name,
    name,
    member,
  }))
  const fields = members
    .filter(({ member: { shape } }) => shape.type !== 'struct' && shape.type !== 'list')
    .map(({ path, name, member }) => fieldOf(path, name, member))
  making.groups.push({ ...(at !== '' && { title: () => titleOf(at) }), fields, ...more })
  for (const { path, member } of members) {
    const { shape, required } = member
    if (shape.type === 'struct') addMember(shape, path, required, making)
    else if (shape.type === 'list') addList(shape, path, making)
  }
}

function addMember(struct: StructShape, path: string, isRequired: boolean, making: Making): void {
  if (isRequired) return addStruct(struct, path, making)
  const isSent = making.draft[path] === 'true'
  const head = (l: Localizer) =>
    html`<label class="tick">
      <input
        type="checkbox"
        .checked=${isSent}
        data-struct=${path}
        @change=${() => making.tools.onStruct(path, !isSent)}
      /><span>${l.term('creditOtherInclude', nameOf(path))}</span>
    </label>`
  if (isSent) addStruct(struct, path, making, { head })
  else making.groups.push({ title: () => titleOf(path), fields: [], head })
}

function addList({ item, itemName, maxItems }: ListShape, path: string, making: Making): void {
  const { groups, draft, tools } = making
  const count = itemCount(draft, path)
  const add = (l: Localizer) =>
    html`<p>
      <button
        type="button"
        data-add=${path}
        aria-disabled=${count >= maxItems}
        @click=${() => count < maxItems && tools.onAdd(path)}
      >
        ${icons.plus}${l.term('creditOtherAdd', itemName)}
      </button>
    </p>`
  for (let index = 0; index < count; index += 1) {
    const at = `${path}.${index}`
    const remove = (l: Localizer) =>
      html`<p>
        <button
          type="button"
          class="quiet small"
          data-remove=${at}
          @click=${() => tools.onRemove(path, index)}
        >
          ${l.term('creditOtherRemove', `${itemName} ${index + 1}`)}
        </button>
      </p>`
    if (item.type === 'struct') addStruct(item, at, making, { after: remove })
    else {
      const member: MemberShape = { shape: item, required: true, nillable: false }
      groups.push({ title: () => titleOf(at), fields: [fieldOf(at, itemName, member)], after: remove })
    }
  }
  groups.push({ title: () => titleOf(path), fields: [], after: add })
}

function fieldOf(path: string, name: string, { shape, nillable }: MemberShape): FieldDescription {
  const type = plainTypes.has(shape.type) ? undefined : shape.type
  return {
    path,
    label: () => name,
    ...((type || nillable) && {
      hint: (l) => [type, nillable && l.term('creditOtherNull')].filter(Boolean).join(', '),
    }),
    ...(isIdMember(name) && { as: 'national-id' }),
  }
}

/** Types whose field needs no hint at the type. */
const plainTypes = new Set<Shape['type']>(['string', 'boolean', 'enum'])

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

/** `CreateOrderInformation › OrderRows › 1`: items count from 1. */
function titleOf(path: string): string {
  return path
    .split('.')
    .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : name))
    .join(' › ')
}

/** @returns the content for an operation without members */
export function noMembers(operation: CreditName, l: Localizer): unknown {
  const request: Shape = soapOperations[operation].request
  const isEmpty = request.type !== 'struct' || membersOf(request).length === 0
  return isEmpty ? html`<p class="muted">${l.term('creditOtherNoMembers')}</p>` : nothing
}
