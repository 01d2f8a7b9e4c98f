/** The parts of CSS that a page can style in every desk. `widget/order-admin.ts` says what each one is. */
import type { ReactiveElement } from 'lit'

/** Parts that one template has: it names them itself. */
export const NAMED =
  'deliveries,problem,side,paste-rows,change-bar,rows,change-pill,extend,edit-metadata,desk,frame,totals,add-row,row-form,head,actions'

/**
 * Parts that many templates have, each with the selector or tag name of its elements: no template has to name them, so
 * none can be forgotten. One text, in the order that compresses best, because it is in the first load.
 */
const KINDS =
  'icon-button~.icon-only|heading~h2,h3,h4,caption,.part>summary|notice~.note|key-figure~[data-size=main] dd,.paid-amount|checkbox~[type=checkbox]|table-cell~td,tbody th|label~label,legend|radio~[type=radio]|table-head~thead th|link~a|amount~td:is(.amount,.gross,.grand)|menu-item~[role=menuitem]|table|menu~[role=menu]|tabs~[role=tablist]|tab~[role=tab]|primary-button~.primary|quiet-button~.quiet,.plain|small-button~.small|button~button:not(.quiet,.plain,[role])|cell-field~.cell-field|field~input:not([type=checkbox],[type=radio],.cell-field),textarea|tooltip~[role=tooltip],.mark-words,.hint|chip~.chip|dialog|select|badge~.badge|dialog-title~#dialog-title'

const kinds = KINDS.split('|').map((kind) => {
  const [name, selector = name] = kind.split('~') as [string, string?]
  return [name, selector] as const
})
/** Every part, as `exportparts` names them. */
export const names = NAMED + kinds.map(([name]) => `,${name}`).join('')

/**
 * Names the parts of an element, and forwards them, where the DOM knows parts. It looks only at changes: an order of 50
 * rows has 2000 elements, and few of them change when a key is pressed.
 */
export function nameParts(host: ReactiveElement): void {
  if (!host.part) return
  const changes = new MutationObserver(nameChanged)
  host.addController({
    hostConnected() {
      host.setAttribute('exportparts', names)
      const { renderRoot } = host
      // An element that renders into the tree of another one leaves the naming to that one.
      if (renderRoot !== host)
        changes.observe(renderRoot, {
          childList: true,
          subtree: true,
          attributeFilter: ['class', 'role', 'type'],
        })
    },
    hostUpdated: () => nameChanged(changes.takeRecords()),
  })
}

function nameChanged(changes: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes } of changes)
    for (const node of type === 'childList' ? addedNodes : [target])
      if (node instanceof Element) {
        // Only an element that has parts can lose one: to ask every element costs most of a scroll's step.
        const named = [node, ...node.querySelectorAll('[part]')]
        for (const [name, selector] of kinds) {
          for (const element of named) element.part.toggle(name, element.matches(selector))
          for (const element of node.querySelectorAll(selector)) element.part.add(name)
        }
      }
}
