import { LitElement } from 'lit'
import { afterEach, describe, expect, it } from 'vitest'
import { Localizer } from '../../locales/localizer.ts'
import { SavedNoteController } from './saved-note.controller.ts'

class NotedElement extends LitElement {
  readonly note = new SavedNoteController(this)
  readonly #l = new Localizer(this)

  override render(): unknown {
    return this.note.view(this.#l)
  }
}
customElements.define('test-saved-note', NotedElement)

describe('the note about a good save', () => {
  const element = new NotedElement()
  afterEach(() => element.remove())

  const shown = () => element.renderRoot?.querySelector('.saved-note')

  it('floats above the desk', async () => {
    document.body.append(element)
    element.note.show('Saved.')
    await element.updateComplete
    expect(shown()!.matches(':popover-open')).toBe(true)
  })

  it('may come when the desk has been removed: no error, and none is left when the desk comes back', async () => {
    document.body.append(element)
    await element.updateComplete
    element.remove()
    element.note.show('Saved.')
    await element.updateComplete
    document.body.append(element)
    await element.updateComplete
    expect(shown()).toBeNull()
  })
})
