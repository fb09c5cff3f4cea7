// @ts-check
import { client } from '../../.cache/openapi/hey-api/client.gen.js'
import {
  applicationAuthenticationLogin,
  recipesCreateRecipeAsManagerCommand,
} from '../../.cache/openapi/hey-api/sdk.gen.js'

/**
 * @param {string} baseUrl
 * @param {{ emailAddress: string, password: string }} manager
 * @param {Blob} picture
 * @returns {Promise<string>} the recipe's id
 */
export const createRecipe = async (baseUrl, { emailAddress, password }, picture) => {
  client.setConfig({ baseUrl })
  const login = await applicationAuthenticationLogin({ body: { emailAddress, password }, throwOnError: true })
  const token = login.response.headers.get('auth-token') ?? ''
  client.setConfig({ baseUrl, auth: token })
  const { data } = await recipesCreateRecipeAsManagerCommand({
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
      heroImage: picture,
      ingredientsImage: picture,
    },
    throwOnError: true,
  })
  return data.recipeId
}
