import { html, LitElement } from 'lit'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { ChangesStore } from '../rows/changes/changes.store.ts'
import { EdgeClient } from '../client/edge-client.ts'
import { ConflictBanner } from '../desks/order/conflict/conflict-banner.ts'
import { ConflictDialog } from '../desks/order/conflict/conflict-dialog.ts'
import { loadLanguage, loadLaterWords } from '../locales/languages.ts'
import { type Command, onCommand } from '../kit/parts/command.ts'
import { define, type Elements } from '../kit/parts/define.ts'
import { AwaitedBanner } from '../desks/order/save/awaited-banner.ts'
import { ReviewDialog } from '../desks/order/save/review-dialog.ts'
import { base } from '../kit/styles/base.styles.ts'
import { tokens } from '../kit/styles/tokens.styles.ts'
import { EDGE } from './fake-edge.ts'

/** Replaces the desk around the save dialogs: it handles the commands between them and records the others. */
class SaveStage extends LitElement {
  static override styles = [tokens, base]
  static override properties = { store: { attribute: false } }

  declare store: ChangesStore
  readonly client = new EdgeClient(EDGE, { token: async () => 'token', forget: () => {} })
  readonly commands: Command[] = []
  readonly orders: Order[] = []

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot()
    onCommand(root, (command) => {
      this.commands.push(command)
      if (command.do === 'review') this.review()
      if (command.do === 'show-conflict') void this.find<ConflictDialog>('conflict').open()
    })
    return root
  }

  override render(): unknown {
    const { store, client, lang } = this
    const onSaved = (order: Order) => this.orders.push(order)
    return html`
      <p><button id="review" @click=${() => this.review()}>Review</button></p>
      <order-admin-conflict-banner lang=${lang} .store=${store}></order-admin-conflict-banner>
      <order-admin-awaited lang=${lang} .store=${store}></order-admin-awaited>
      <order-admin-review
        lang=${lang}
        .store=${store}
        .client=${client}
        .orderId=${'8906810'}
        .onSaved=${onSaved}
      ></order-admin-review>
      <order-admin-conflict
        lang=${lang}
        .store=${store}
        .client=${client}
        .orderId=${'8906810'}
      ></order-admin-conflict>
    `
  }

  review(): void {
    void this.find<ReviewDialog>(this.store.conflicts.length > 0 ? 'conflict' : 'review').open()
  }

  find<Part extends LitElement = LitElement>(name: string): Part {
    return this.renderRoot.querySelector<Part>(`order-admin-${name}`)!
  }
}

const elements: Elements = {
  'order-admin-review': ReviewDialog,
  'order-admin-awaited': AwaitedBanner,
  'order-admin-conflict': ConflictDialog,
  'order-admin-conflict-banner': ConflictBanner,
  'save-stage': SaveStage,
}

/** A desk for the save dialogs, with an order that was read from the edge. */
export interface Stage {
  element: SaveStage
  store: ChangesStore
  review: ShadowRoot
  conflict: ShadowRoot
  /** The text of a part on one line. */
  text(part: ShadowRoot): string
  /** Presses the review's main button and waits until the save has ended. */
  save(): Promise<void>
  /** Lets every update and every stubbed answer arrive. */
  settled(): Promise<void>
}

export async function openStage({ lang = 'en', dir = 'ltr' } = {}): Promise<Stage> {
  define(elements)
  await loadLanguage(lang)
  await Promise.all((['rows', 'order', 'frame'] as const).map(loadLaterWords))
  const element = document.createElement('save-stage') as Element as SaveStage
  Object.assign(element, { lang, dir, store: new ChangesStore(await element.client.order('8906810')) })
  document.body.append(element)
  await element.updateComplete
  const stage: Stage = {
    element,
    store: element.store,
    review: element.find('review').shadowRoot!,
    conflict: element.find('conflict').shadowRoot!,
    text: (part) =>
      textNodes(part)
        .join(' ')
        .replace(/[\s\u00a0]+/g, ' '),
    async save() {
      stage.review.querySelector<HTMLElement>('.save')!.click()
      await stage.settled()
    },
    async settled() {
      for (let turn = 0; turn < 8; turn += 1) {
        // A macrotask, after which every promise of a stubbed answer has settled.
        await new Promise((resolve) => setTimeout(resolve))
        await Promise.all(
          ['review', 'conflict', 'awaited', 'conflict-banner'].map(
            (part) => element.find(part).updateComplete,
          ),
        )
      }
    },
  }
  await stage.settled()
  return stage
}

export function closeStages(): void {
  for (const stage of document.querySelectorAll('save-stage')) stage.remove()
}

function textNodes(root: Node): string[] {
  return [...root.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : textNodes(node),
  )
}
