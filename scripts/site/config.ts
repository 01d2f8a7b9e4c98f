/** How VitePress builds the documentation's site. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformerStyleToClass } from '@shikijs/transformers'
import { createLogger, type Logger } from 'vite'
import { defineConfig, type DefaultTheme, type UserConfig } from 'vitepress'
import { anchorOf } from '../markdown.ts'
import { built, staged } from './places.ts'
import { accessibleTables } from './tables.ts'

const styles = transformerStyleToClass({ classPrefix: 'code-' })
const sidebar = JSON.parse(
  readFileSync(join(staged, '.vitepress/sidebar.json'), 'utf8'),
) as DefaultTheme.SidebarItem[]

export const siteConfig: UserConfig<DefaultTheme.Config> = defineConfig({
  lang: 'en',
  title: 'order-admin',
  description: 'An order and payment desk that a merchant embeds in its own admin site.',
  base: '/docs/',
  outDir: built,
  head: [
    ['link', { rel: 'icon', href: '/docs/icon.svg', type: 'image/svg+xml' }],
    ['link', { rel: 'stylesheet', href: '/docs/code.css' }],
  ],
  markdown: {
    // A link to a heading must hold on a code host too.
    anchor: { slugify: anchorOf },
    attrs: false,
    emoji: false,
    config(md) {
      md.core.ruler.push('tables', (state) => (state.tokens = accessibleTables(state.tokens)))
      // Vue would run what stands in two braces, which other tools write too.
      const code = md.renderer.rules.code_inline!
      md.renderer.rules.code_inline = (...token) => code(...token).replace('<code', '<code v-pre')
    },
    codeTransformers: [styles],
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    logo: '/icon.svg',
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Embedding', link: '/embedding' },
      { text: 'Deploying', link: '/deploying' },
      { text: 'Reference', link: '/reference/element', activeMatch: '/reference/' },
    ],
    sidebar,
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      // The page of all names would be found before the page that says what a name means.
      options: {
        _render: async (source, env, md) =>
          env.relativePath === 'public-api.md' ? '' : md.renderAsync(source, env),
      },
    },
    externalLinkIcon: true,
  },
  // It would add a style element to the page.
  appearance: { disableTransition: false },
  vite: { customLogger: strictLogger(), build: { chunkSizeWarningLimit: 1000 } },
  transformHtml: (html) => withoutInlineScripts(withoutInlineStyles(html)),
  buildEnd: () => writeFileSync(join(built, 'code.css'), styles.getCSS()),
})

/** A warning, such as of a language that is not known, fails the build. */
function strictLogger(): Logger {
  return {
    ...createLogger(),
    warn(text) {
      throw new Error(text)
    },
  }
}

/** `theme/site.css` has what these say. */
const knownStyles = new Set(['position:relative;', '--vp-vh:0px;'])

/** @throws Error for a style attribute that the style sheet does not replace */
function withoutInlineStyles(html: string): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    if (knownStyles.has(style)) return ''
    throw new Error(`The page's policy forbids style="${style}".`)
  })
}

/** A strict policy takes no script in the page, so each becomes a file. */
function withoutInlineScripts(html: string): string {
  return html.replaceAll(
    /<script((?:(?!src=)[^>])*)>((?:(?!<\/script)[^])+)<\/script>/g,
    (_, attributes: string, code: string) => {
      const name = `assets/page-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
      mkdirSync(join(built, 'assets'), { recursive: true })
      writeFileSync(join(built, name), code)
      return `<script${attributes} src="/docs/${name}"></script>`
    },
  )
}
