/** The parts of CSS that a page can style in every desk. `widget/order-admin.ts` says what each one is. */
import type { ReactiveElement } from 'lit'

/** Parts that one template has: it names them itself. */
export const NAMED =
  'deliveries,problem,side,paste-rows,change-bar,rows,change-pill,extend,edit-metadata,desk,frame,totals,add-row,row-form,head,actions,history'

/**
 * Parts that many templates have, each with the selector of what it is, or the name of its tag: no template has to name
 * them, so none can be forgotten. One text, in the order that compresses best, because it is in the first load.
 */
const KINDS =
  'icon-button~.icon-only|heading~h2,h3,h4,caption,.part>summary|notice~.note|key-figure~[data-size=main] dd,.paid-amount|checkbox~[type=checkbox]|table-cell~td,tbody th|label~label,legend|radio~[type=radio]|table-head~thead th|link~a|amount~td:is(.amount,.gross,.grand)|menu-item~[role=menuitem]|table|menu~[role=menu]|tabs~[role=tablist]|tab~[role=tab]|primary-button~.primary|quiet-button~.quiet,.plain|small-button~.small|button~button:not(.quiet,.plain,[role])|cell-field~.cell-field|field~input:not([type=checkbox],[type=radio],.cell-field),textarea|tooltip~[role=tooltip],.mark-words,.hint|chip~.chip|dialog|select|badge~.badge|dialog-title~#dialog-title'

const kinds = KINDS.split('|').map((kind) => {
  const [name, selector = name] = kind.split('~') as [string, string?]
  const isNamed = `[part~=${name}]`
  // What has to change only: most updates find nothing.
  return [name, `:is(${selector}):not(${isNamed}),${isNamed}:not(${selector})`] as const
})
const anyChanged = kinds.map(([, changed]) => changed).join()
/** Every part, as `exportparts` names them. */
export const names = NAMED + kinds.map(([name]) => `,${name}`).join('')

/** Names the parts of an element after each of its updates, and hands them on, where the DOM knows parts. */
export function nameParts(host: ReactiveElement): void {
  if (!host.part) return
  host.addController({
    hostConnected: () => host.setAttribute('exportparts', names),
    hostUpdated() {
      const { renderRoot } = host
      if (!renderRoot.querySelector(anyChanged)) return
      for (const [name, changed] of kinds)
        for (const element of renderRoot.querySelectorAll(changed)) element.part.toggle(name)
    },
  })
}
