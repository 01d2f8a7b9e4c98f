/** The visitor's look of the desk. A cookie keeps it, so that the server renders the page with it. Pure. */

/** Each setting's choices, with the first as the default. */
export const choices = {
  language: {
    en: 'English',
    sv: 'Svenska',
    no: 'Norsk bokmål',
    da: 'Dansk',
    fi: 'Suomi',
    de: 'Deutsch',
    nl: 'Nederlands',
  },
  theme: {
    none: 'The desk’s own',
    ledger: 'Ledger',
    atelier: 'Atelier',
    'night-shift': 'Night shift',
    'plain-public': 'Plain public',
  },
  scheme: { system: 'System', light: 'Light', dark: 'Dark' },
  density: { theme: 'Theme’s', compact: 'Compact', roomy: 'Roomy' },
  width: { full: 'Full', w640: '640 px', w390: '390 px' },
  clerk: { first: 'First clerk', second: 'Second clerk' },
  role: { everything: 'Everything', rows: 'Rows only', reader: 'Look only' },
} as const satisfies Record<string, Record<string, string>>

export type Setting = keyof typeof choices
export type Look = { [Name in Setting]: keyof (typeof choices)[Name] & string }

export const settings = Object.keys(choices) as Setting[]
export const LOOK_COOKIE = 'lumen-look'

/** Reads the cookie's value. A missing or unknown choice becomes the default. */
export function readLook(text: string): Look {
  const given = new URLSearchParams(text)
  return Object.fromEntries(
    settings.map((name) => {
      const value = given.get(name)
      return [name, value !== null && Object.hasOwn(choices[name], value) ? value : defaultOf(name)]
    }),
  ) as Look
}

/** The cookie's value for {@link readLook}, without defaults. */
export function writeLook(look: Look): string {
  return new URLSearchParams(
    settings.filter((name) => look[name] !== defaultOf(name)).map((name) => [name, look[name]]),
  ).toString()
}

function defaultOf(name: Setting): string {
  return Object.keys(choices[name])[0]!
}
