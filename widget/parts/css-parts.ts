/** The parts of CSS that a page can style in every desk. `widget/order-admin.ts` says what each one is. */
import type { ReactiveElement } from 'lit'

/** Parts that one template has: it names them itself. */
const NAMED =
  'desk,head,rows,totals,deliveries,side,history,extend,edit-metadata,actions,add-row,paste-rows,change-bar,change-pill,row-form,problem,frame'

/**
 * Parts that many templates have, each with the selector of what it is: no template has to name them, so none can be
 * forgotten. One text, because it is in the first load.
 */
const KINDS =
  'dialog=dialog|dialog-title=#dialog-title|dialog-body=.dialog-body|dialog-foot=dialog>footer|button=button:not(.quiet,.plain,[role])|primary-button=.primary|small-button=.small|icon-button=.icon-only|quiet-button=button:is(.quiet,.plain)|field=input:not([type=checkbox],[type=radio],.cell-field),textarea|cell-field=.cell-field|select=select|checkbox=[type=checkbox]|radio=[type=radio]|label=label,legend|table=table|table-head=thead th|table-cell=td,tbody th|amount=td:is(.amount,.gross,.grand)|tabs=[role=tablist]|tab=[role=tab]|menu=[role=menu]|menu-item=[role=menuitem]|chip=.chip|badge=.badge|notice=.note|tooltip=[role=tooltip],.mark-words,.hint|link=a|heading=h2,h3,h4|key-figure=[data-size=main] dd,.paid-amount|fold=summary'

const kinds = KINDS.split('|').map((kind) => {
  const [, name, selector] = /^([^=]+)=(.*)/.exec(kind)!
  const isNamed = `[part~=${name}]`
  // What has to change only: most updates find nothing.
  return [name!, `:is(${selector}):not(${isNamed}),${isNamed}:not(${selector})`] as const
})
const names = [NAMED, ...kinds.map(([name]) => name)].join()

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
