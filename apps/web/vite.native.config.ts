import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vite'
import { listModuleFiles } from '../../config/module-files.ts'
import { nativeDocument } from '../../config/native-document.ts'
import { olderBrowsers } from '../../config/older-browsers.ts'
import { pages } from './vite.config.ts'

/** The pages inside the native shells: `vite build -c vite.native.config.ts`. */
export default mergeConfig(
  pages,
  defineConfig({
    plugins: [olderBrowsers('shell'), listModuleFiles(), nativeDocument()],
    build: {
      outDir: 'dist.native',
      rolldownOptions: { input: join(import.meta.dirname, 'index.html') },
    },
  }),
)
