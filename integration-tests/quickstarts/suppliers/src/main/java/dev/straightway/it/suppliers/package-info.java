/** Resources that REST Data with Panache generates, as JSON and as HAL. */
package dev.straightway.it.suppliers;
