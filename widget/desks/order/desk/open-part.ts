import type { LifeReview } from '../life/life-review.ts'
import type { OpeningCommand } from '../../../kit/parts/command.ts'

type OpeningName = OpeningCommand['do']
type CommandOf<Name extends OpeningName> = { do: Name } & Extract<OpeningCommand, { do: Name }>

/** The part of the desk that each command opens, and its arguments. A part that has not loaded opens nothing. */
const openings: { [Name in OpeningName]: (root: ParentNode, command: CommandOf<Name>) => unknown } = {
  'add-row': (root) => root.querySelector('order-admin-row-form')?.open(),
  'edit-row': (root, { key, ...at }) => root.querySelector('order-admin-row-form')?.open(key, at),
  'show-row': (root, command) => root.querySelector('order-admin-row-grid')?.show(command),
  'paste-rows': (root, { text }) => root.querySelector('order-admin-paste')?.open(text),
  review: (root) => root.querySelector('order-admin-review')?.open(),
  'show-conflict': (root) => root.querySelector('order-admin-conflict')?.open(),
  'row-history': (root, { row }) => root.querySelector('order-admin-row-history')?.open(row),
  extend: (root) => root.querySelector('order-admin-expiry')?.open(),
  'edit-metadata': (root) => root.querySelector('order-admin-metadata')?.open(),
  life: (root, { start }) => root.querySelector<LifeReview>('order-admin-life')?.open(start),
}

/** Opens the part that the command names. @param root the tree of the parts */
export function openPart<Name extends OpeningName>(root: ParentNode, command: CommandOf<Name>): void {
  openings[command.do](root, command)
}
