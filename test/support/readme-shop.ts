/** A merchant's site on Express, made of the page, the script and the backend that README shows. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { codeBlocksOf } from '../../scripts/code-blocks.ts'
import { dist } from '../../scripts/places.ts'

interface Response {
  set(name: string, value: string): Response
  type(name: string): Response
  send(body: string): void
}
type Handler = (request: { user?: object }, response: Response, next: () => void) => void
interface App {
  get(path: string, handler: Handler): void
  listen(port: number, host: string, done: () => void): Server
}
type Backend = (app: App, requireLogin: Handler, process: { env: Record<string, string> }) => void

// The package has no types.
const express = createRequire(import.meta.url)('express') as () => App

export interface ShopOptions {
  port: number
  edge: string
  apiKey: string
  /** The policy of the page, as the documentation writes it. */
  policy: string
}

const requireLogin: Handler = (request, _, next) => {
  request.user = { id: 'clerk-1', name: 'Kim' }
  next()
}

/** The code blocks of a language in a file, in order; `''` for blocks without one. */
export function codeBlocks(file: string, language: string): string[] {
  return codeBlocksOf(file)
    .filter((block) => block.language === language)
    .map(({ code }) => code)
}

/**
 * Starts the site with README's code, in which only the example addresses are replaced.
 * @returns a function that stops it
 */
export async function startReadmeShop({
  port,
  edge,
  apiKey,
  policy,
}: ShopOptions): Promise<() => Promise<void>> {
  const app = express()
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(port, '127.0.0.1', () => resolve(listening))
  })
  const located = (text: string) =>
    text
      .replaceAll('https://edge.example', edge)
      .replaceAll('wss://edge.example', edge.replace('http', 'ws'))
      .replaceAll('https://shop.example', `http://127.0.0.1:${port}`)

  const [page = ''] = codeBlocks('README.md', 'html')
  const [script = '', backend = ''] = codeBlocks('README.md', 'js')
  app.get('/', (_, response) => {
    response.set('Content-Security-Policy', located(policy).replaceAll('\n', ' ').trim())
    response.type('html').send(`<!doctype html><html lang="en"><title>Shop</title>${located(page)}</html>`)
  })
  app.get('/embed.js', (_, response) => response.type('js').send(script))
  app.get('/favicon.ico', (_, response) => response.type('ico').send(''))
  const folder = mkdtempSync(join(dist, 'readme-'))
  const file = join(folder, 'backend.mjs')
  writeFileSync(file, `export default (app, requireLogin, process) => {\n${located(backend)}}\n`)
  const { default: addBackend } = (await import(file)) as { default: Backend }
  addBackend(app, requireLogin, { env: { EDGE_API_KEY: apiKey } })
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    rmSync(folder, { recursive: true })
  }
}
