/** What the shell knows of a desk, and a desk of the shell. */
import type { TemplateResult } from 'lit'
import type { Capability } from '../../../shared/domain/session/capabilities.ts'
import type { EdgeClient } from '../../client/edge-client.ts'
import type { Elements } from './define.ts'
import type { Goal } from './goal.ts'
import type { OrderWalk } from './order-walk.ts'

/** What the page sets on `<order-admin>` for one desk. Each desk declares its own in its `desk.ts`. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- the desks fill it
export interface DeskProperties {}

/** What the shell passes to the open desk. */
export interface DeskContext extends DeskProperties {
  /** Undefined until the host page has said where sessions come from. */
  client: EdgeClient | undefined
  /** BCP 47; empty where the page names no language. */
  lang: string
  /** Checkout order id in decimal digits. */
  orderId: string | undefined
  /** The page's order id where that is invalid, such as an unsafe number; otherwise empty. */
  wrongOrderId?: string
  /** Whether to show what others do at the same time. */
  isLive: boolean
  /** What the session may do, for desks that load after it was read. */
  capabilities?: readonly Capability[]
  /** What the desk can have opened, here or in another desk. */
  opens?: ReadonlySet<Goal['kind']>
  /** What the clerk has found, for the desk to open: another object each time. */
  found?: Goal | undefined
  /** Searches the list of orders for a text; undefined where there is none. */
  onList?: ((text: string) => void) | undefined
}

/** The members of a desk's element that the shell uses. */
export interface DeskElement extends HTMLElement {
  /** Changes that are not saved. */
  readonly changeCount: number
  /** The merchant's own number of the order that it shows. */
  readonly merchantNumber?: string | undefined
  /** The list of orders that it shows. */
  readonly walk?: OrderWalk | undefined
  /** Reloads what the desk shows. Never rejects. */
  reload(): Promise<void>
}

/** The descriptor of a desk, in the desk's `desk.ts`. */
export interface DeskDescriptor<Name extends string = string> {
  /** The value of the attribute `desk` that opens it. */
  name: Name
  tag: string
  /** A session without it does not open the desk. */
  capability: Capability
  /** Which values of the context open the desk when `desk` names none. */
  openedBy?: readonly (keyof DeskContext)[]
  /** Without the page's value and the capability it is no tab: only a page that asks for it by name gets it then. */
  needs?: { property: keyof DeskProperties; capability: Capability }
  /** What it opens by {@link DeskContext.found}. */
  opens?: Goal['kind']
  /** Whether it shows one order, whose number the frame asks for. */
  isOfOrder?: true
  /** The elements of a desk of the first load, which reads its session together with its data instead of before it. */
  elements?: Elements
  /** Loads and defines the elements of another desk when it is opened. */
  load?: () => Promise<void>
  render(context: DeskContext): TemplateResult
}
