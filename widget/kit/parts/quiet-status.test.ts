import { html, LitElement } from 'lit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QuietStatus } from './quiet-status.controller.ts'

class Counting extends LitElement {
  readonly status = new QuietStatus(this)

  override render(): unknown {
    return html`${this.status.region()}`
  }
}
customElements.define('counting-host', Counting)

describe('a status that waits until its text is quiet', () => {
  let host: Counting
  const said = () => host.renderRoot.querySelector('[role=status]')!.textContent
  async function say(text: string, milliseconds = 1000): Promise<void> {
    host.status.say(text)
    vi.advanceTimersByTime(milliseconds)
    await host.updateComplete
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    host = document.createElement('counting-host') as Counting
    document.body.replaceChildren(host)
    await host.updateComplete
  })
  afterEach(() => {
    vi.useRealTimers()
    host.remove()
  })

  it('says the last of the texts, once', async () => {
    await say('2 of 5 rows', 100)
    await say('1 of 5 rows', 100)
    expect(said()).toBe('')
    await say('1 of 5 rows')
    expect(said()).toBe('1 of 5 rows')
  })

  it('is empty in between, so that the same text is heard again', async () => {
    await say('1 of 5 rows')
    await say('', 0)
    expect(said()).toBe('')
    await say('1 of 5 rows')
    expect(said()).toBe('1 of 5 rows')
  })

  it('says nothing once there is nothing to say', async () => {
    await say('1 of 5 rows', 100)
    await say('')
    expect(said()).toBe('')
  })
})
