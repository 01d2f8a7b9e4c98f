/** How a page of the style book shows a state, read from its address. Invalid settings are ignored. */
import { languages } from '../../locales/languages.ts'

const themes = import.meta.glob<string>('../../../docs/themes/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The addresses of the style sheets of brands, by name. */
export const brands: ReadonlyMap<string, string> = new Map(
  Object.entries(themes).map(([path, url]) => [
    path
      .split('/')
      .at(-1)!
      .replace(/\.css$/, ''),
    url,
  ]),
)

export const choices = {
  scheme: ['light', 'dark'],
  lang: languages,
  dir: ['ltr', 'rtl'],
  brand: ['none', ...brands.keys()],
  /** Of the frame, in CSS pixels. */
  width: ['390', '700', '900', '1440'],
} as const satisfies Record<string, readonly string[]>

export type Choice = keyof typeof choices
export type PageSetting = Record<Choice, string>

const usual: PageSetting = { scheme: 'light', lang: 'en', dir: 'ltr', brand: 'none', width: '900' }

/** @param query of an address */
export function readSetting(query: string): PageSetting {
  const given = new URLSearchParams(query)
  const chosen = (Object.keys(choices) as Choice[]).map((name) => {
    const value = given.get(name) ?? ''
    return [name, (choices[name] as readonly string[]).includes(value) ? value : usual[name]]
  })
  return Object.fromEntries(chosen) as PageSetting
}

/** The query of an address: only settings that differ from the default. */
export function queryOf(setting: PageSetting): string {
  const own = Object.entries(setting).filter(([name, value]) => value !== usual[name as Choice])
  return own.length > 0 ? `?${new URLSearchParams(own)}` : ''
}
