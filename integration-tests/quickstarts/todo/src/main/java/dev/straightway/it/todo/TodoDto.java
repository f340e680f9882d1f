package dev.straightway.it.todo;

import java.time.LocalDate;

/**
 * A todo as the interface shows and takes it.
 *
 * @param id {@code null} as long as it isn't stored
 * @param title must be there
 * @param due {@code null} if it has time
 * @param list the name of the list that it is on, {@code null} if it is on none
 */
public record TodoDto(Long id, String title, boolean done, LocalDate due, String list) {
}
