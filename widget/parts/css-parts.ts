/** The parts of CSS that a page can style in every desk. `widget/order-admin.ts` says what each one is. */
import type { ReactiveElement } from 'lit'

/** Parts that one template has: it names them itself. */
const NAMED =
  'deliveries,frame,side,head,paste-rows,change-bar,totals,problem,edit-metadata,rows,change-pill,desk,extend,add-row,actions,row-form,history'

/**
 * Parts that many templates have, each with the selector of what it is, or the name of its tag: no template has to name
 * them, so none can be forgotten. One text, in the order that compresses
 * best, because it is in the first load.
 */
const KINDS =
  'amount~td:is(.amount,.gross,.grand)|key-figure~[data-size=main] dd,.paid-amount|checkbox~[type=checkbox]|table-cell~td,tbody th|label~label,legend|radio~[type=radio]|table-head~thead th|link~a|menu~[role=menu]|table|menu-item~[role=menuitem]|tabs~[role=tablist]|tab~[role=tab]|cell-field~.cell-field|field~input:not([type=checkbox],[type=radio],.cell-field),textarea|quiet-button~.quiet,.plain|heading~h2,h3,h4|button~button:not(.quiet,.plain,[role])|primary-button~.primary|small-button~.small|select|icon-button~.icon-only|badge~.badge|dialog|tooltip~[role=tooltip],.mark-words,.hint|chip~.chip|notice~.note|dialog-title~#dialog-title'

const kinds = KINDS.split('|').map((kind) => {
  const [name = '', selector = name] = kind.split('~')
  const isNamed = `[part~=${name}]`
  // What has to change only: most updates find nothing.
  return [name, `:is(${selector}):not(${isNamed}),${isNamed}:not(${selector})`] as const
})
const names = NAMED + kinds.map(([name]) => `,${name}`).join('')

/** Names the parts of an element after each of its updates, and hands them on to what it stands in. */
export function nameParts(host: ReactiveElement): void {
  host.addController({
    hostConnected: () => host.setAttribute('exportparts', names),
    hostUpdated() {
      for (const [name, changed] of kinds)
        for (const element of host.renderRoot.querySelectorAll(changed)) element.part.toggle(name)
    },
  })
}
