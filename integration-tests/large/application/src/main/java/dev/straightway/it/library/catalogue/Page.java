package dev.straightway.it.library.catalogue;

import java.util.List;

/**
 * A page of a list.
 *
 * @param <T> what is listed
 * @param total how many there are on all pages
 */
public record Page<T>(List<T> items, int page, long total) {
}
