import { html, LitElement } from 'lit'
import { beforeEach, describe, expect, it } from 'vitest'
import { until } from '../../testing/parts.ts'
import { AnnouncementController } from './announcement.controller.ts'
import { painted } from './later.ts'

class Announcing extends LitElement {
  readonly announcement = new AnnouncementController(this)

  override render(): unknown {
    return html`<div role="status">${this.announcement.words}</div>`
  }
}
customElements.define('announcing-host', Announcing)

describe('an announcement', () => {
  let host: Announcing
  const said = () => host.renderRoot.querySelector('[role=status]')!.textContent
  /** Longer than anything waits that was asked for before. */
  const later = () => painted().then(painted)

  beforeEach(async () => {
    host = document.createElement('announcing-host') as Announcing
    document.body.replaceChildren(host)
    await host.updateComplete
  })

  // In Firefox, what is behind a dialog is not in the accessibility tree while that is open, nor until the next frame.
  it('is never in the frame in which its dialog closes: a screen reader in Firefox would not hear it', async () => {
    host.announcement.sayAfterDialog('Saved.')
    await host.updateComplete
    expect(said()).toBe('')
    await until(() => said() === 'Saved.')
  })

  it('changes the region also where it has the same words', async () => {
    host.announcement.say('Saved.')
    await host.updateComplete
    const before = said()
    host.announcement.say('Saved.')
    await host.updateComplete
    expect(said()).not.toBe(before)
    expect(said()!.trim()).toBe('Saved.')
  })

  it.each([
    ['what it was about is forgotten', () => host.announcement.forget()],
    ['its host has left the page', () => host.remove()],
  ])('is never made after %s', async (_, happens) => {
    host.announcement.sayAfterDialog('Order 1 is saved.')
    happens()
    await later()
    expect(host.announcement.words).toBe('')
  })
})
