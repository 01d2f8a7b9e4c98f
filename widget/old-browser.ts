/** Stands for the desk in a browser that lacks what it needs: a sentence, not a blank. It uses nothing that is new. */
import type { Language } from './locales/languages.ts'

const sentences: Record<Language, string> = {
  en: 'This browser is too old to show orders. Update it, or use another one.',
  sv: 'Den här webbläsaren är för gammal för att visa ordrar. Uppdatera den eller använd en annan.',
  no: 'Denne nettleseren er for gammel til å vise ordrer. Oppdater den, eller bruk en annen.',
  da: 'Denne browser er for gammel til at vise ordrer. Opdater den, eller brug en anden.',
  fi: 'Tämä selain on liian vanha tilausten näyttämiseen. Päivitä se tai käytä toista selainta.',
  de: 'Dieser Browser ist zu alt, um Bestellungen anzuzeigen. Aktualisieren Sie ihn, oder verwenden Sie einen anderen.',
  nl: 'Deze browser is te oud om bestellingen te tonen. Werk hem bij of gebruik een andere.',
}

/** The language of the element or around it, or else of the browser; English instead of any other. */
function languageOf(element: Element): Language {
  const page = element.closest<HTMLElement>('[lang]')?.lang
  const [, code = ''] = /^(\w+)/.exec((page || navigator.language).toLowerCase()) ?? []
  if (code === 'nb' || code === 'nn') return 'no'
  return Object.hasOwn(sentences, code) ? (code as Language) : 'en'
}

/** Defines the element that has the sentence, unless another script of the page has come first. */
export function defineOldBrowser(version: string): void {
  OldBrowser.version = version
  if (!customElements.get('order-admin')) customElements.define('order-admin', OldBrowser)
}

/** `<order-admin>` where no desk can be shown. */
class OldBrowser extends HTMLElement {
  static version: string

  connectedCallback(): void {
    const place = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const note = document.createElement('p')
    note.setAttribute('role', 'alert')
    const language = languageOf(this)
    note.lang = language
    note.textContent = sentences[language]
    place.replaceChildren(note)
  }
}
