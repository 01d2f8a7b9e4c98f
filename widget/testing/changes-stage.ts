/** The desk of changes alone on a page. */
import { html, LitElement, render } from 'lit'
import { EdgeClient } from '../client/edge-client.ts'
import { loadChangesDesk } from '../desks/changes/desk/changes-desk-parts.ts'
import type { ChangesDesk } from '../desks/changes/desk/changes-desk.ts'
import { define } from '../kit/parts/define.ts'
import type { Goal } from '../kit/parts/goal.ts'
import { tokens } from '../kit/styles/tokens.styles.ts'
import { loadLanguage } from '../locales/languages.ts'
import { EDGE, TOKEN } from './fake-edge.ts'

/** Gives the desk the tokens of the public element. */
class ChangesStage extends LitElement {
  static override styles = tokens
  override render(): unknown {
    return html`<slot></slot>`
  }
}

const opened = new Set<HTMLElement>()

interface Setting {
  lang?: string
  opens?: readonly Goal['kind'][]
}

export async function openChanges({
  lang = 'en-GB',
  opens = ['order', 'credit-order'],
}: Setting = {}): Promise<ChangesDesk> {
  await loadLanguage(lang)
  await loadChangesDesk()
  define({ 'test-changes-stage': ChangesStage })
  const client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
  const around = document.createElement('main')
  document.body.append(around)
  opened.add(around)
  render(
    html`<test-changes-stage lang=${lang}
      ><order-admin-changes-desk
        lang=${lang}
        .client=${client}
        .opens=${new Set(opens)}
      ></order-admin-changes-desk
    ></test-changes-stage>`,
    around,
  )
  const desk = around.querySelector('order-admin-changes-desk')!
  await desk.updateComplete
  return desk
}

/** Removes every desk; for `afterEach`. */
export function closeChanges(): void {
  for (const around of opened) around.remove()
  opened.clear()
}
