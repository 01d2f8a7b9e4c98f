import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { lockedState } from './locked-state.ts'

/** An edge that gives these answers to `/readyz`, the last of them again and again. */
async function edgeThatAnswers(
  ...answers: (object | 'ready')[]
): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = []
  const edge = createServer(({ url }, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]!
    asked.push(url!)
    if (answer === 'ready') response.end('ready')
    else response.writeHead(503).end(JSON.stringify(answer))
  })
  await new Promise<void>((listening) => edge.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void edge.close())
  return { address: `*:${(edge.address() as AddressInfo).port}`, asked }
}

const notReady = { code: 'provider-not-ready', detail: 'It is not known yet whether the provider answers.' }
const silent = { code: 'edge-unavailable', detail: 'The directory does not answer.' }
const locked = { code: 'registry-locked', detail: 'Records are sealed with 1.' }

it('a lock is found behind answers that do not say whether there is one', async () => {
  const { address, asked } = await edgeThatAnswers(notReady, silent, locked)
  expect(await lockedState(address, AbortSignal.timeout(10_000))).toBe('Records are sealed with 1.')
  expect(asked).toEqual(['/readyz', '/readyz', '/readyz'])
})

it('an edge that serves in the end is not locked, and not asked again', async () => {
  const { address, asked } = await edgeThatAnswers(notReady, 'ready', locked)
  expect(await lockedState(address, AbortSignal.timeout(10_000))).toBeUndefined()
  expect(asked).toHaveLength(2)
})

it('the looking ends with its signal', async () => {
  const { address, asked } = await edgeThatAnswers(notReady)
  const ended = new AbortController()
  const found = lockedState(address, ended.signal)
  await expect.poll(() => asked.length).toBe(2)
  ended.abort()
  expect(await found).toBeUndefined()
})
