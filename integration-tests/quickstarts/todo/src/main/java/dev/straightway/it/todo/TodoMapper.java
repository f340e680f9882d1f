package dev.straightway.it.todo;

import jakarta.inject.Singleton;

/** Maps stored todos to what the interface shows. */
@Singleton
public class TodoMapper {

    public TodoDto toDto(Todo todo) {
        var list = todo.getList();
        return new TodoDto(todo.getId(), todo.getTitle(), todo.isDone(), todo.getDue(), list == null ? null : list.getName());
    }

    /** {@return the same with its texts in order} */
    public TodoDto tidy(TodoDto todo) {
        var title = todo.title().strip().replaceAll("\\s+", " ");
        var list = todo.list() == null || todo.list().isBlank() ? null : todo.list().strip();
        return new TodoDto(todo.id(), title, todo.done(), todo.due(), list);
    }
}
