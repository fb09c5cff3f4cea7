import { upload } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { createRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import type { RefusalName } from '@wohlauf/contract/refusals'
import { Hosts } from '@wohlauf/contract/values/host'
import { Id } from '@wohlauf/contract/values/values'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openApiDocument } from './openapi.ts'
import { describeSchemas } from './openapi-schemas.ts'

const document = openApiDocument(OPERATIONS, '1.2.3')

test('what operations share is described once: the document has less than half of its former size', () => {
  expect(JSON.stringify(document).length).toBeLessThan(500_000)
})

test('a form says which of its fields are JSON: lists and objects, also optional ones', () => {
  const { post } = document.paths[createRecipeAsManager.path]
  const json = { contentType: 'application/json' }
  expect(post.requestBody.content['multipart/form-data'].encoding).toEqual({
    ingredients: json,
    preparationSteps: json,
    allergens: json,
    diets: json,
  })
})

test('a form without lists says nothing', () => {
  const ofText = upload('test/of-text', {
    audience: 'user',
    input: z.object({ id: Id, note: z.nullish(z.string()), count: z.optional(z.int()), flag: z.boolean() }),
    output: z.object({}),
    files: { picture: { accepts: 'image' } },
  })
  const { post } = openApiDocument([ofText], '1.2.3').paths[ofText.path]
  const form = post.requestBody.content['multipart/form-data']
  expect(form).not.toHaveProperty('encoding')
  expect(form.schema.required).toEqual(['id', 'flag', 'picture'])
})

test('a schema that differs in requests and answers has two names, and so have those that contain it', () => {
  const Several = z.array(Hosts)
  const schema = z.object({ id: Id, several: Several })
  const { inputs, outputs, components } = describeSchemas([schema], [schema], { Several })
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  expect(Object.keys(components).sort()).toEqual(['Hosts', 'HostsInput', 'Id', 'Several', 'SeveralInput'])
  expect(inputs[0]?.properties).toEqual({ id: reference('Id'), several: reference('SeveralInput') })
  expect(outputs[0]?.properties).toEqual({ id: reference('Id'), several: reference('Several') })
  expect(components.Several?.items).toEqual(reference('Hosts'))
  expect(components.SeveralInput?.items).toEqual(reference('HostsInput'))
})

test('two sets of refusals never have one name', () => {
  const refusedBy = (name: string, refusals: RefusalName[]) =>
    upload(`test/${name}`, { audience: 'user', input: z.object({}), output: z.object({}), refusals })
  const documents: RefusalName[] = ['document-damaged', 'document-has-macros', 'document-is-template']
  const others: RefusalName[] = ['document-damaged', 'document-has-macros', 'document-loads-remotely']
  expect(() =>
    openApiDocument([refusedBy('a', documents), refusedBy('b', documents.toReversed())], '1.2.3'),
  ).not.toThrow()
  expect(() => openApiDocument([refusedBy('a', documents), refusedBy('b', others)], '1.2.3')).toThrow(
    'DocumentDamagedOr2More',
  )
})
