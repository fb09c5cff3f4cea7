import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import {
  createBlogArticleOfPackageAsManager,
  createModuleOfPackageAsManager,
  createRecipeOfPackageAsManager,
  inspectPackageAsManager,
  type PackageContents,
} from '@wohlauf/contract/course-packages/course-packages-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { useEffect, useState } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { useCommand } from '../../api/hooks.ts'
import { DialogFoot } from '../../ui/dialogs/dialog-foot.tsx'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import { contentsOfPackage, NAMES_OF_KINDS, notesOnPackage } from './contents-of-package.ts'
import classes from './inspected-package.module.css'
import { PackageLines } from './package-lines.tsx'
import { type IdsOfItems, useIdsOfItems } from './use-ids-of-items.ts'

type Target = { operation: AnyOperation; id: string; pathOf: (id: string) => string }

const TARGETS: Readonly<Record<PackageContents['kind'], Target>> = {
  MODULE: {
    operation: createModuleOfPackageAsManager,
    id: 'moduleId',
    pathOf: (id) => pathTo('manage-modules-content-management', { id }),
  },
  RECIPE: {
    operation: createRecipeOfPackageAsManager,
    id: 'recipeId',
    pathOf: (recipeId) => pathTo('manage-recipes-recipe', { recipeId }),
  },
  BLOG_ARTICLE: {
    operation: createBlogArticleOfPackageAsManager,
    id: 'blogArticleId',
    pathOf: (blogArticleId) => pathTo('manage-blog-content-management', { blogArticleId }),
  },
}

type PackageProps = {
  file: File
  onRefused: (message: string) => void
  onClose: () => void
}

/** Stands for the app of the person who imports. */
const HERE = 'here'

type ContentsProps = PackageProps & { contents: PackageContents; ids: IdsOfItems }

const Contents = ({ contents, ids, file, onRefused, onClose }: ContentsProps) => {
  const { operation, id, pathOf } = TARGETS[contents.kind]
  const [failure, setFailure] = useState<string | null>(null)
  const router = useRouter()
  const { mutate, isPending } = useCommand(operation, {
    isSilent: true,
    files: { package: file },
    onSuccess: (_, input) => {
      // A second import of the same file creates another item.
      ids.forgetIn(HERE)
      notify('success', `${NAMES_OF_KINDS[contents.kind]} wurde eingespielt.`)
      onClose()
      void router.navigate({ href: pathOf(String((input as Record<string, unknown>)[id])) })
    },
    onError: (error) =>
      error.fields.package ? onRefused(error.fields.package) : setFailure(messageOf(error)),
  })
  return (
    <>
      <PackageLines lines={contentsOfPackage(contents)} notes={notesOnPackage(contents)} />
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <DialogFoot>
        <Button variant="default" size="md" onClick={onClose} disabled={isPending}>
          Abbrechen
        </Button>
        <Button size="md" loading={isPending} onClick={() => mutate({ [id]: ids.idIn(HERE) })}>
          Einspielen
        </Button>
      </DialogFoot>
    </>
  )
}

/** Checks a file, and shows what importing it will create; each file needs an instance of its own. */
export const InspectedPackage = (props: PackageProps) => {
  const { file, onRefused } = props
  const [contents, setContents] = useState<PackageContents | null>(null)
  const ids = useIdsOfItems(file, onRefused)
  const { mutate } = useCommand(inspectPackageAsManager, {
    isSilent: true,
    files: { package: file },
    onSuccess: setContents,
    onError: (error) => onRefused(error.fields.package ?? error.message),
  })
  useEffect(() => mutate({}), [mutate])
  if (contents && ids) return <Contents {...props} contents={contents} ids={ids} />
  return (
    <p className={classes.note} role="status">
      Das Paket wird geprüft …
    </p>
  )
}
