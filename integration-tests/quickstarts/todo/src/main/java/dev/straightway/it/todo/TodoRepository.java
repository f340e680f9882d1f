package dev.straightway.it.todo;

import java.util.List;
import java.util.Optional;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;

/** Asks the database. */
@ApplicationScoped
public class TodoRepository {

    private final EntityManager entities;

    public TodoRepository(EntityManager entities) {
        this.entities = entities;
    }

    public List<Todo> all() {
        return entities.createQuery("select t from Todo t left join fetch t.list order by t.id", Todo.class).getResultList();
    }

    public List<Todo> open(int most) {
        return entities.createQuery("select t from Todo t where t.done = false order by t.due", Todo.class)
                .setMaxResults(most).getResultList();
    }

    public Optional<Todo> find(long id) {
        return Optional.ofNullable(entities.find(Todo.class, id));
    }

    public long count() {
        return entities.createQuery("select count(t) from Todo t", Long.class).getSingleResult();
    }

    public TodoList listNamed(String name) {
        return entities.createQuery("from TodoList l where l.name = :name", TodoList.class).setParameter("name", name)
                .getResultStream().findFirst().orElseGet(() -> {
                    var list = new TodoList(name);
                    entities.persist(list);
                    return list;
                });
    }

    public void add(Todo todo) {
        entities.persist(todo);
    }

    public void remove(Todo todo) {
        entities.remove(todo);
    }
}
