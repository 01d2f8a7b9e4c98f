import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { defineOldBrowser } from './old-browser.ts'

beforeAll(() => {
  defineOldBrowser('1.2.3')
  // A page may load the script twice.
  defineOldBrowser('1.2.3')
})

afterEach(() => document.body.replaceChildren())

describe('the desk in a browser that is too old for it', () => {
  it.each([
    ['sv', 'Den här webbläsaren är för gammal'],
    ['de-AT', 'Dieser Browser ist zu alt'],
    ['nb', 'Denne nettleseren er for gammel'],
    ['fr', 'This browser is too old'],
    ['', 'This browser is too old'],
    ['constructor', 'This browser is too old'],
  ])('on a page in %j says so in the page’s language, or else in English', (lang, words) => {
    const page = document.createElement('div')
    page.lang = lang
    page.innerHTML = '<order-admin><p>No script.</p></order-admin>'
    document.body.append(page)
    const note = page.querySelector('order-admin')!.shadowRoot!.querySelector('[role=alert]')!
    expect(note.textContent).toContain(words)
    expect(note.closest('p')!.lang).toBe(
      words.startsWith('This') ? 'en' : lang === 'nb' ? 'no' : lang.slice(0, 2),
    )
  })

  it('says it once, also if it is moved', () => {
    const element = document.createElement('order-admin')
    document.body.append(element)
    document.body.prepend(element)
    expect(element.shadowRoot!.querySelectorAll('p')).toHaveLength(1)
  })

  it('has a version, so that a second script of the same one says nothing', () => {
    expect(customElements.get('order-admin')).toHaveProperty('version', '1.2.3')
  })
})
