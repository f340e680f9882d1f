package dev.straightway.it.todo;

import java.util.List;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.transaction.Transactional;

/** What can be done with todos. */
@ApplicationScoped
public class TodoService {

    @Inject
    TodoRepository repository;
    @Inject
    TodoMapper mapper;

    public List<TodoDto> all() {
        return repository.all().stream().map(mapper::toDto).toList();
    }

    public TodoDto get(long id) {
        return mapper.toDto(find(id));
    }

    @Transactional
    public TodoDto create(TodoDto given) {
        var tidy = mapper.tidy(given);
        var todo = new Todo(tidy.title(), tidy.due(), tidy.list() == null ? null : repository.listNamed(tidy.list()));
        todo.setDone(tidy.done());
        repository.add(todo);
        return mapper.toDto(todo);
    }

    @Transactional
    public TodoDto update(long id, TodoDto given) {
        var todo = find(id);
        var tidy = mapper.tidy(given);
        todo.setTitle(tidy.title());
        todo.setDone(tidy.done());
        todo.setDue(tidy.due());
        return mapper.toDto(todo);
    }

    public void delete(long id) {
        repository.remove(find(id));
    }

    private Todo find(long id) {
        return repository.find(id).orElseThrow(() -> new UnknownTodo(id));
    }
}
