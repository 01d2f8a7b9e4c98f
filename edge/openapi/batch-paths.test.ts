import { describe, expect, it } from 'vitest'
import { batchCommands, batchItemStates, batchKinds } from '../../shared/domain/batch/batch.enums.ts'
import { batchLimits } from '../../shared/domain/values/limits.ts'
import { edgeOpenApi } from './document.ts'

interface Document {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
  components: { schemas: Record<string, { properties: Record<string, Record<string, unknown>> }> }
}

describe('the OpenAPI document', () => {
  const { paths, components } = edgeOpenApi() as unknown as Document

  it('has each path of batches, with its answer and its refusals', () => {
    const found = Object.keys(paths).filter((path) => path.startsWith('/api/v1/batches'))
    const commands = batchCommands.map((command) => `/api/v1/batches/{id}/${command}`)
    expect(found.toSorted()).toEqual(['/api/v1/batches', '/api/v1/batches/{id}', ...commands].toSorted())
    expect(Object.keys(paths['/api/v1/batches']!['post']!.responses)).toEqual(
      expect.arrayContaining(['201', '400', '403', '409', '422', '428']),
    )
    for (const path of commands) expect(paths[path]!['post']!.responses).toHaveProperty('409')
  })

  it('has the limits and lists of a batch', () => {
    const { BatchRequest, BatchItem } = components.schemas
    expect(BatchRequest!.properties['kind']!['enum']).toEqual(batchKinds)
    expect(BatchRequest!.properties['orders']).toMatchObject(batchLimits.orders)
    expect(BatchItem!.properties['state']!['enum']).toEqual(batchItemStates)
  })
})
