import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { partOf, textOf, until } from '../../../testing/parts.ts'

// One language whose words never arrive.
vi.mock('../../../locales/de.ts', () => {
  throw new Error('the network is gone')
})

const page = document.documentElement

describe('the language of a desk', () => {
  let edge: FakeEdge
  beforeEach(() => {
    edge = new FakeEdge()
    page.lang = ''
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    page.lang = ''
  })

  const plain = (desk: Desk) => desk.text().replace(/[\u00a0\u202f]/g, ' ')
  const swedish = ['Lägg till rad', '1 757,00']
  const english = ['Add row', '1,757.00']

  async function says(desk: Desk, words: readonly string[]): Promise<void> {
    await until(() => desk.has('#add-row'))
    for (const word of words) expect(plain(desk)).toContain(word)
  }

  it.each([
    ['fr', english],
    ['x-klingon', english],
    ['de', english],
    ['de-CH', english],
    ['sv_FI', swedish],
    ['nb', ['Legg til linje', '1 757,00']],
    ['nn', ['Legg til linje', '1 757,00']],
    ['no', ['Legg til linje', '1 757,00']],
    ['nb-NO', ['Legg til linje', '1 757,00']],
    ['en-SE', ['Add row', '1 757,00']],
    ['fi', ['Lisää rivi', '1 757,00']],
    ['nl-BE', ['Regel toevoegen', '1.757,00']],
  ])('follows lang %s', async (lang, words) => {
    await says(await openDesk({ lang }), words)
  })

  it('is passed to the parts as shown: English if another could not be loaded', async () => {
    const desk = await openDesk({ lang: 'de' })
    const bar = await partOf(desk, 'order-admin-change-bar')
    expect(bar.host.getAttribute('lang')).toBe('en-US')
  })

  it('is each desk’s own where two are on one page', async () => {
    const [one, two] = [await openDesk({ lang: 'fi' }), await openDesk({ lang: 'nl' })]
    await says(one, ['Lisää rivi', 'Toimitusosoite'])
    await says(two, ['Regel toevoegen', 'Leveringsadres'])
    expect(plain(one)).not.toContain('Leveringsadres')
    expect(textOf(await partOf(one, 'order-admin-row-grid'))).toContain('Näppäimet')
    expect(textOf(await partOf(two, 'order-admin-row-grid'))).toContain('Toetsen')
  })

  describe('the language of the session', () => {
    beforeEach(() => (edge.locale = 'sv-SE'))

    it('counts where nothing on the page says one', async () => {
      const desk = await openDesk({ lang: '' })
      await says(desk, swedish)
      expect(textOf(desk.query('[role=status]'))).toContain('Order 8906810 är ')
      expect(textOf(await partOf(desk, 'order-admin-row-grid'))).toContain('Tangentbord')
    })

    it('may be one that the desk does not speak', async () => {
      edge.locale = 'fr-FR'
      await says(await openDesk({ lang: '' }), english)
    })

    it('does not count where the element says another', async () => {
      await says(await openDesk({ lang: 'fi' }), ['Lisää rivi'])
    })

    it('does not count where the document says another, now or later', async () => {
      page.lang = 'nl'
      const desk = await openDesk({ lang: '' })
      await says(desk, ['Regel toevoegen'])
      page.lang = 'fi'
      await until(() => plain(desk).includes('Lisää rivi'))
      page.lang = ''
      await until(() => plain(desk).includes('Lägg till rad'))
    })

    it('does not count where an element around says another, across the roots between', async () => {
      const around = document.createElement('div')
      around.lang = 'da'
      const shadow = document.createElement('div')
      shadow.attachShadow({ mode: 'open' })
      around.append(shadow)
      document.body.append(around)
      const desk = await openDesk({ lang: '' })
      await says(desk, swedish)
      shadow.shadowRoot!.append(desk.element)
      await until(() => plain(desk).includes('Leveringsadresse'))
      around.lang = 'nl'
      await until(() => plain(desk).includes('Leveringsadres '))
      around.removeAttribute('lang')
      await until(() => plain(desk).includes('Leveransadress'))
      around.remove()
    })

    it('counts again once the element says none', async () => {
      const desk = await openDesk({ lang: 'fi' })
      desk.element.lang = ''
      await until(() => plain(desk).includes('Lägg till rad'))
    })

    it('is not remembered for the session of another client', async () => {
      const desk = await openDesk({ lang: '' })
      await says(desk, swedish)
      edge.locale = undefined
      desk.element.edgeUrl = 'http://other.test'
      await until(() => plain(desk).includes('Add row'))
    })
  })
})
