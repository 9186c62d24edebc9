import type { z } from '@hono/zod-openapi';
import type { HttpMethod } from '../http/api-error.ts';
import { wireAccount, wirePasswordChanged, wireSessionsEnded } from '../responses/account.ts';
import {
  wireAdminProduct,
  wireAdminProductPage,
  wireBrand,
  wireBrandPage,
  wireBrandResponse,
  wireCategory,
  wireCategoryPage,
  wireCategoryResponse,
  wireCategoryTypes,
  wireConstantResponse,
  wireConstants,
  wireDeleted,
  wirePendingCounts,
  wirePriceRows,
  wireProductResponse,
  wireSale,
  wireSalePage,
  wireSaleResponse,
} from '../responses/admin.ts';
import { wireAuditPage } from '../responses/audit.ts';
import { wireBackupStatus } from '../responses/backup-status.ts';
import { wireContactResponse, wireContactTarget } from '../responses/contact.ts';
import { wireMessagePage, wireMessagesRead } from '../responses/contact-message.ts';
import { wireImage } from '../responses/image.ts';
import {
  wirePreviewDiscarded,
  wirePriceHistory,
  wirePriceListState,
  wirePriceListUpdate,
  wirePricePreview,
  wireSupplierChanged,
  wireSuppliers,
} from '../responses/price-list.ts';
import {
  wireBrands,
  wireBusiness,
  wireHealth,
  wireProduct,
  wireProductList,
  wireProductPage,
  wireReadiness,
  wireShippingCost,
  wireSuplements,
} from '../responses/shop.ts';
import { wirePublicKeys, wireSession, wireSignedIn, wireSignedOut, wireToken } from '../responses/sign-in.ts';
import { wireStorage } from '../responses/storage.ts';
import { adminApi } from '../urls/admin-urls.ts';
import { api } from '../urls/shop-urls.ts';

/** The schemas of successful responses, by path and method. */
export const responseSchemas: Readonly<Record<string, Partial<Record<HttpMethod, z.ZodType>>>> = {
  [api.health]: { GET: wireHealth },
  [api.ready]: { GET: wireReadiness },
  [api.supplements]: { GET: wireSuplements },
  [api.brands]: { GET: wireBrands },
  [api.products]: { GET: wireProductList },
  [api.productList]: { GET: wireProductPage },
  [api.shippingCost]: { GET: wireShippingCost },
  [api.business]: { GET: wireBusiness },
  [api.contact]: { GET: wireContactTarget, POST: wireContactResponse },
  [api.images]: { POST: wireImage },

  [adminApi.signIn]: { POST: wireSignedIn },
  [adminApi.signOut]: { POST: wireSignedOut },
  [adminApi.session]: { GET: wireSession },
  [adminApi.token]: { GET: wireToken },
  [adminApi.publicKeys]: { GET: wirePublicKeys },

  [adminApi.products]: { GET: wireAdminProductPage, POST: wireProductResponse },
  [adminApi.productById]: { GET: wireAdminProduct },
  [adminApi.productPrices]: { GET: wirePriceRows },
  [adminApi.productPrice]: { PUT: wireProductResponse },
  [adminApi.productStatus]: { PUT: wireProductResponse },
  [adminApi.productField]: { PUT: wireProductResponse },
  [adminApi.priceHistory]: { GET: wirePriceHistory },
  [adminApi.brands]: { GET: wireBrandPage, POST: wireBrandResponse, PUT: wireBrandResponse },
  [adminApi.brandById]: { GET: wireBrand },
  [adminApi.brandStatus]: { PUT: wireBrandResponse },
  [adminApi.categories]: { GET: wireCategoryPage, POST: wireCategoryResponse, PUT: wireCategoryResponse },
  [adminApi.categoryById]: { GET: wireCategory },
  [adminApi.categoryStatus]: { PUT: wireCategoryResponse },
  [adminApi.categoryTypes]: { GET: wireCategoryTypes },
  [adminApi.sales]: { GET: wireSalePage, POST: wireSaleResponse, PUT: wireSaleResponse },
  [adminApi.saleById]: { GET: wireSale },
  [adminApi.sale]: { DELETE: wireDeleted },
  [adminApi.constants]: { GET: wireConstants, PUT: wireConstantResponse },
  [adminApi.messages]: { GET: wireMessagePage },
  [adminApi.messagesRead]: { PUT: wireMessagesRead },
  [adminApi.message]: { DELETE: wireDeleted },
  [adminApi.audit]: { GET: wireAuditPage },
  [adminApi.account]: { GET: wireAccount },
  [adminApi.accountPassword]: { PUT: wirePasswordChanged },
  [adminApi.accountSessions]: { DELETE: wireSessionsEnded },
  [adminApi.pendingCounts]: { GET: wirePendingCounts },
  [adminApi.storage]: { GET: wireStorage },
  [adminApi.backupStatus]: { GET: wireBackupStatus },
  [adminApi.priceListState]: { GET: wirePriceListState, DELETE: wirePreviewDiscarded },
  [adminApi.priceListPreview]: { POST: wirePricePreview },
  [adminApi.priceListConfirm]: { POST: wirePriceListUpdate },
  [adminApi.priceListUndo]: { POST: wirePriceListUpdate },
  [adminApi.suppliers]: { GET: wireSuppliers },
  [adminApi.supplier]: { PUT: wireSupplierChanged, DELETE: wireDeleted },

  // These match other paths too, so they come last.
  [adminApi.product]: { PUT: wireProductResponse, DELETE: wireDeleted },
  [api.product]: { GET: wireProduct },
};
