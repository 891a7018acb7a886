import { expect, test } from 'vitest'
import { routerWithoutServer } from '../scripts/router-without-server.ts'
import { runtimeWithReact } from '../scripts/runtime-with-react.ts'
import { screensWithFiles } from '../scripts/screens-with-files.ts'

const chunk = (name: string, code: string, part: { imports?: string[]; isEntry?: boolean } = {}) => ({
  name,
  fileName: `assets/${name}-1.js`,
  code,
  imports: [],
  isEntry: false,
  ...part,
})

test("the bundler's own functions stand with React, and whoever asks for them asks there", async () => {
  const runtime = 'assets/rolldown-runtime-1.js'
  const bundle: Record<string, ReturnType<typeof chunk>> = {
    [runtime]: chunk('rolldown-runtime', 'var a=1,b=(x)=>x+a;export{a as n,b as t};'),
    'assets/react-1.js': chunk(
      'react',
      'import{t as b}from"./rolldown-runtime-1.js";var a=b(40);export{a as u};',
      { imports: [runtime] },
    ),
    'assets/screen-1.js': chunk('screen', 'import{n as e,t as r}from"./rolldown-runtime-1.js";r(e)', {
      imports: ['assets/react-1.js', runtime],
    }),
    'assets/table-1.js': chunk('table', 'export{}'),
    'assets/lexicon-1.js': chunk(
      'lexicon',
      'import{t as r}from"./rolldown-runtime-1.js";export var l=r(6);',
      {
        imports: [runtime],
      },
    ),
  }
  runtimeWithReact.generateBundle.handler({}, bundle)
  expect(Object.keys(bundle)).toEqual([
    ...['assets/react-1.js', 'assets/screen-1.js', 'assets/table-1.js', 'assets/lexicon-1.js'],
  ])
  const react = bundle['assets/react-1.js']
  expect(react?.imports).toEqual([])
  const run = (code = '') => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  const held = await run(react?.code)
  expect([held.u, held.runtime_n, held.runtime_t(1)]).toEqual([41, 1, 2])
  expect(bundle['assets/screen-1.js']).toMatchObject({
    code: 'import{runtime_n as e,runtime_t as r}from"./react-1.js";r(e)',
    imports: ['assets/react-1.js'],
  })
  expect(bundle['assets/table-1.js']?.code).toBe('export{}')
  // Nothing of React's is in its name, so it may not ask for a file whose name changes with React.
  const lexicon = bundle['assets/lexicon-1.js']
  expect([(await run(lexicon?.code)).l, lexicon?.imports]).toEqual([7, []])
})

test('a screen in a file with others is asked for by that file, the one with the shortest name', () => {
  const list = '.vite/manifest.json'
  const bundle: Record<string, ReturnType<typeof chunk> | { source: string }> = {
    'assets/OlderLessonScreen-1.js': chunk('OlderLessonScreen', 'export{o as default}from"./shared-1.js";', {
      isEntry: true,
    }),
    'assets/LessonScreen-1.js': chunk(
      'LessonScreen',
      'export{l as clientLoader,n as default}from"./shared-1.js";\n',
      {
        isEntry: true,
      },
    ),
    'assets/CreditsScreen-1.js': chunk('CreditsScreen', 'var e=1;export{e as default};', { isEntry: true }),
    'assets/shared-1.js': chunk('shared', 'var a=1,b=2,c=3;export{a as l,b as n,c as o};\n'),
    [list]: {
      source: JSON.stringify({
        'LessonScreen.tsx': {
          file: 'assets/LessonScreen-1.js',
          src: 'LessonScreen.tsx',
          imports: ['_shared'],
        },
        _shared: { file: 'assets/shared-1.js', imports: ['_react'], css: ['assets/lesson.css'] },
      }),
    },
  }
  screensWithFiles.generateBundle.handler({}, bundle)
  expect(Object.keys(bundle)).toEqual([
    'assets/OlderLessonScreen-1.js',
    'assets/CreditsScreen-1.js',
    'assets/shared-1.js',
    list,
  ])
  expect(bundle['assets/shared-1.js']).toMatchObject({
    code: 'var a=1,b=2,c=3;export{a as l,b as n,c as o};\nexport{a as clientLoader,b as default};',
  })
  expect(JSON.parse((bundle[list] as { source: string }).source)['LessonScreen.tsx']).toEqual({
    file: 'assets/shared-1.js',
    src: 'LessonScreen.tsx',
    imports: ['_react'],
    css: ['assets/lesson.css'],
  })
})

test('a screen loads what it must in the browser, and asks no server of the router', async () => {
  const file = '/react-router/dist/production/lib/dom/ssr/single-fetch.js'
  const [whole, ...own] = routerWithoutServer.load(file)?.split('\n') ?? []
  expect(whole).toBe(`export * from "${file}?whole"`)
  const router = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(own.join('\n'))}`)
  const match = (id: string, isDue: boolean) => ({
    route: { id },
    shouldCallHandler: () => isDue,
    resolve: (handler: (load: (askServer: () => void) => unknown) => unknown) =>
      handler((askServer) => ({ id, askServer })),
  })
  const strategy = router.getTurboStreamSingleFetchDataStrategy()
  const matches = [match('root', false), match('layout', true), match('screen', true)]
  const loaded = await strategy({
    runClientMiddleware: (run: (given: object) => unknown) => run({ matches }),
  })
  expect(loaded).toEqual({
    layout: { id: 'layout', askServer: expect.any(Function) },
    screen: { id: 'screen', askServer: expect.any(Function) },
  })
  expect(loaded.screen.askServer).toThrow('No screen has data of a server.')
  expect(await router.decodeViaTurboStream()).toEqual({
    value: { loaderData: {}, actionData: null, errors: null },
  })
})

test("the router's own modules are as they were but for what is left out", () => {
  const file = '/react-router/dist/production/lib/router'
  expect(routerWithoutServer.load(`${file}/router.js`)).toBe(null)
  const left = [
    'router/instrumentation.js',
    'dom/ssr/fog-of-war.js',
    'dom/ssr/links.js',
    'dom/ssr/routeModules.js',
  ]
  expect(() => routerWithoutServer.generateBundle()).toThrow(
    `The router has no modules ${left.join(',')} any more.`,
  )
  for (const one of left) routerWithoutServer.load(`/react-router/dist/production/lib/${one}`)
  expect(() => routerWithoutServer.generateBundle()).not.toThrow()
})
