/** Filters, mappers, converters and users, for all resources. */
package dev.straightway.it.library.web;
