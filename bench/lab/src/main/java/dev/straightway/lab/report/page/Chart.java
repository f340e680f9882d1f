package dev.straightway.lab.report.page;

import java.util.Map;

/**
 * What the script of the page draws; the table beside it says the same.
 *
 * @param id unique on the page
 * @param title above it
 * @param kind which function of the script draws it
 * @param label what it shows, for people who don't see it
 * @param height in CSS pixels
 * @param content what that function needs, saved as JSON
 */
public record Chart(String id, String title, String kind, String label, int height, Map<String, Object> content) {
}
