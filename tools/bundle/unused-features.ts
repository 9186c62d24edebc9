/** A feature of React or React Router that no page uses; `usedBy` matches code that would use it. */
export type UnusedFeature = { feature: string; usedBy: RegExp; file: string; functions: readonly string[] };

const ROUTER = 'react-router/dist/production/lib';
const REACT_DOM = 'react-dom/cjs/react-dom-client.production.js';

/** Their functions make up a tenth of what a first visit downloads. */
export const unusedFeatures: readonly UnusedFeature[] = [
  {
    feature: 'actions and fetchers',
    usedBy: /\b(?:useFetchers?|useSubmit|clientAction|useActionData)\b|<Form\b[^<]*\bmethod="post"/,
    file: `${ROUTER}/router/router.js`,
    functions: [
      ...['handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'fetch', 'getUpdatedRevalidatingFetchers'],
      ...['setFetcherError', 'markFetchRedirectsDone', 'abortStaleFetchLoads', 'updateFetcherState', 'deleteFetcher'],
      ...['getUpdatedActionData', 'getSubmittingFetcher', 'getLoadingFetcher', 'queueFetcherForDeletion'],
    ],
  },
  {
    feature: 'requests of actions and fetchers',
    usedBy: /\b(?:useFetchers?|useSubmit|clientAction|ssr: false)\b/,
    file: `${ROUTER}/dom/ssr/single-fetch.js`,
    functions: ['singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy', 'nonSsrStrategy'],
  },
  {
    feature: 'view transitions of the router',
    usedBy: /\b(?:viewTransition|useViewTransitionState)\b/,
    file: `${ROUTER}/router/router.js`,
    functions: ['persistAppliedTransitions', 'restoreAppliedTransitions'],
  },
  {
    feature: 'routes that are discovered later',
    usedBy: /\b(?:patchRoutesOnNavigation|mode: 'lazy')\b/,
    file: `${ROUTER}/dom/ssr/fog-of-war.js`,
    functions: [
      ...['getPartialManifest', 'getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery', 'isFogOfWarEnabled'],
      ...['fetchAndApplyManifestPatches', 'handleClientVersionMismatch', 'getPathsWithAncestors', 'addToFifoQueue'],
      ...['getManifestPath', 'debounce'],
    ],
  },
  {
    feature: 'navigation to routes that are discovered later',
    usedBy: /\bpatchRoutesOnNavigation\b/,
    file: `${ROUTER}/router/router.js`,
    functions: ['discoverRoutes'],
  },
  {
    feature: 'instrumentation',
    usedBy: /\binstrumentations\b/,
    file: `${ROUTER}/router/instrumentation.js`,
    functions: [
      ...['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
      'consumeInstrumentationClientResultMetaReceiver',
    ],
  },
  {
    feature: 'links of server components',
    usedBy: /\bRSCHydratedRouter\b/,
    file: `${ROUTER}/dom/ssr/components.js`,
    functions: ['RSCPrefetchPageLinksImpl'],
  },
  {
    feature: 'errors of server components',
    usedBy: /\bRSCHydratedRouter\b/,
    file: `${ROUTER}/hooks.js`,
    functions: ['RSCErrorHandler'],
  },
  {
    feature: 'routes replaced in development',
    usedBy: /\bcreateRoutesForHMR\b/,
    file: `${ROUTER}/dom/ssr/routes.js`,
    functions: ['createClientRoutesWithHMRRevalidationOptOut', 'wrapShouldRevalidateForHdr'],
  },
  {
    feature: 'view transitions',
    usedBy: /\bViewTransition\b/,
    file: REACT_DOM,
    functions: [
      ...['getViewTransitionName', 'getViewTransitionClassName', 'trackEnterViewTransitions', 'startViewTransition'],
      ...['pushViewTransitionCancelableScope', 'applyViewTransitionToHostInstances', 'applyViewTransitionName'],
      ...['applyViewTransitionToHostInstancesRecursive', 'restoreViewTransitionOnHostInstances'],
      ...['commitAppearingPairViewTransitions', 'commitEnterViewTransitions', 'commitDeletedPairViewTransitions'],
      ...['commitExitViewTransitions', 'commitNestedViewTransitions', 'restorePairedViewTransitions'],
      ...['restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions', 'measureNestedViewTransitions'],
      ...['measureViewTransitionHostInstancesRecursive', 'scheduleViewTransitionEvent', 'reportViewTransitionError'],
      ...['restoreViewTransitionName', 'ViewTransitionPseudoElement', 'createViewTransitionInstance'],
      ...['commitAfterMutationEffectsOnFiber', 'recursivelyTraverseAfterMutationEffects', 'createMeasurement'],
    ],
  },
  {
    feature: 'lists of suspended parts, activities and the compiler',
    usedBy: /\b(?:SuspenseList|Activity)\b.*\bfrom 'react'|react-compiler/,
    file: REACT_DOM,
    functions: [
      ...['initSuspenseListRenderState', 'updateSuspenseListComponent', 'cutOffTailIfNeeded', 'useMemoCache'],
      ...['updateActivityComponent', 'commitActivityHydrationCallbacks', 'findLastContentRow'],
    ],
  },
  {
    feature: 'form actions',
    usedBy: /\b(?:useActionState|useFormStatus|requestFormReset|formAction)\b/,
    file: REACT_DOM,
    functions: [
      ...['mountActionState', 'updateActionStateImpl', 'dispatchActionState', 'runActionStateAction'],
      ...['rerenderActionState', 'startHostTransition', 'extractEvents$1'],
    ],
  },
  {
    feature: 'hydration on request',
    usedBy: /\bunstable_scheduleHydration\b/,
    file: REACT_DOM,
    functions: ['attemptExplicitHydrationTarget', 'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration'],
  },
  {
    feature: 'references to fragments',
    usedBy: /<Fragment\b[^>]*\bref=/,
    file: REACT_DOM,
    functions: [
      ...['commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance', 'scrollTextNodeIntoView'],
      ...['validateDocumentPositionWithFiberTree', 'FragmentInstance.prototype.addEventListener'],
      ...['FragmentInstance.prototype.removeEventListener', 'FragmentInstance.prototype.dispatchEvent'],
      ...['FragmentInstance.prototype.focus', 'FragmentInstance.prototype.focusLast'],
      ...['FragmentInstance.prototype.blur', 'FragmentInstance.prototype.observeUsing'],
      ...['FragmentInstance.prototype.unobserveUsing', 'FragmentInstance.prototype.getClientRects'],
      ...['FragmentInstance.prototype.getRootNode', 'FragmentInstance.prototype.compareDocumentPosition'],
      'FragmentInstance.prototype.scrollIntoView',
    ],
  },
  {
    feature: 'hints for resources, custom elements, names of components in errors',
    usedBy:
      /\b(?:preinit(?:Module)?|preloadModule|preconnect|prefetchDNS|componentStack)\(|<[a-z]+-[a-z]+[ >]|componentStack/,
    file: REACT_DOM,
    functions: [
      ...['preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript', 'preconnectAs'],
      ...['setPropOnCustomElement', 'getStackByFiberInDevAndProd', 'findCurrentFiberUsingSlowPath'],
    ],
  },
  {
    feature: 'commits that wait for style sheets',
    usedBy: /\bprecedence=|\bpreload\b[^;]*\bfrom 'react-dom'/,
    file: REACT_DOM,
    functions: [
      ...['acquireResource', 'preloadStylesheet', 'preloadResourceAndSuspendIfNeeded', 'estimateBandwidth', 'preload'],
      ...['accumulateSuspenseyCommitOnFiber', 'insertSuspendedStylesheets', 'isLikelyStaticResource'],
    ],
  },
  {
    feature: 'text before it is entered, put together from older events',
    usedBy: /\bonBeforeInput\b/,
    file: REACT_DOM,
    functions: [
      ...['getNativeBeforeInputChars', 'getFallbackBeforeInputChars', 'isFallbackCompositionEnd'],
      ...['handleEventsForInputEventPolyfill', 'getTargetInstForInputEventPolyfill'],
    ],
  },
  {
    feature: 'navigation without routes of data',
    usedBy: /\b(?:BrowserRouter|MemoryRouter|useRoutes|unstable_HistoryRouter)\b/,
    file: `${ROUTER}/hooks.js`,
    functions: ['useNavigateUnstable'],
  },
  {
    feature: 'routes that are added later',
    usedBy: /\bpatchRoutes\b/,
    file: `${ROUTER}/router/router.js`,
    functions: ['patchRoutesImpl'],
  },
];
