// @ts-check
import createClient from 'openapi-fetch'

/**
 * Every list in a part of its own type, to the letter of the description's `encoding`.
 *
 * @param {object} body
 */
const formOf = (body) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    const isJson = typeof value === 'object' && !(value instanceof Blob)
    form.append(name, isJson ? new Blob([JSON.stringify(value)], { type: 'application/json' }) : value)
  }
  return form
}

/**
 * @param {string} baseUrl
 * @param {{ emailAddress: string, password: string }} manager
 * @param {any} picture the types of openapi-typescript call bytes a string
 * @returns {Promise<string>} the recipe's id
 */
export const createRecipe = async (baseUrl, { emailAddress, password }, picture) => {
  /** @type {import('openapi-fetch').Client<import('../../.cache/openapi/paths.d.ts').paths>} */
  const client = createClient({ baseUrl })
  const login = await client.POST('/api/unauthorized/application/authentication/login', {
    body: { emailAddress, password },
  })
  if (login.error) throw new Error(login.error.message)
  const headers = { 'auth-token': login.response.headers.get('auth-token') }
  const { data, error } = await client.POST('/api/recipes/create-recipe-as-manager-command', {
    headers,
    body: {
      appId: login.data.appId,
      name: 'Linsensuppe',
      totalTimeInMinutes: 35,
      preparationTimeInMinutes: 15,
      portions: 2,
      ingredients: [
        { amount: 250, unit: 'GRAM', ingredient: 'rote Linsen' },
        { unit: 'TO_TASTE', ingredient: 'Salz' },
      ],
      preparationSteps: ['Die Linsen <strong>abspülen</strong>.', 'Kochen.'],
      diets: ['VEGAN'],
      allergens: [],
      heroImage: picture,
      ingredientsImage: picture,
    },
    bodySerializer: formOf,
  })
  if (error) throw new Error(`${error.identifier}: ${JSON.stringify(error.fields)}`)
  return data.recipeId
}
