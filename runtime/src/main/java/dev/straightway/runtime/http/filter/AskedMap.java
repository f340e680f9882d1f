package dev.straightway.runtime.http.filter;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

import jakarta.ws.rs.core.MultivaluedMap;

/** Fields that are made when somebody asks for them, which most entity providers don't. Used by one thread. */
final class AskedMap<V> implements MultivaluedMap<String, V> {

    private final Supplier<MultivaluedMap<String, V>> source;
    private MultivaluedMap<String, V> fields;

    AskedMap(Supplier<MultivaluedMap<String, V>> source) {
        this.source = source;
    }

    private MultivaluedMap<String, V> fields() {
        if (fields == null) {
            fields = source.get();
        }
        return fields;
    }

    @Override
    public void putSingle(String name, V value) {
        fields().putSingle(name, value);
    }

    @Override
    public void add(String name, V value) {
        fields().add(name, value);
    }

    @Override
    public V getFirst(String name) {
        return fields().getFirst(name);
    }

    @Override
    @SafeVarargs
    @SuppressWarnings("varargs") // the fields have the same method
    public final void addAll(String name, V... values) {
        fields().addAll(name, values);
    }

    @Override
    public void addAll(String name, List<V> values) {
        fields().addAll(name, values);
    }

    @Override
    public void addFirst(String name, V value) {
        fields().addFirst(name, value);
    }

    @Override
    public boolean equalsIgnoreValueOrder(MultivaluedMap<String, V> other) {
        return fields().equalsIgnoreValueOrder(other);
    }

    @Override
    public int size() {
        return fields().size();
    }

    @Override
    public boolean isEmpty() {
        return fields().isEmpty();
    }

    @Override
    public boolean containsKey(Object name) {
        return fields().containsKey(name);
    }

    @Override
    public boolean containsValue(Object values) {
        return fields().containsValue(values);
    }

    @Override
    public List<V> get(Object name) {
        return fields().get(name);
    }

    @Override
    public List<V> put(String name, List<V> values) {
        return fields().put(name, values);
    }

    @Override
    public List<V> remove(Object name) {
        return fields().remove(name);
    }

    @Override
    public void putAll(Map<? extends String, ? extends List<V>> others) {
        fields().putAll(others);
    }

    @Override
    public void clear() {
        fields().clear();
    }

    @Override
    public Set<String> keySet() {
        return fields().keySet();
    }

    @Override
    public Collection<List<V>> values() {
        return fields().values();
    }

    @Override
    public Set<Entry<String, List<V>>> entrySet() {
        return fields().entrySet();
    }

    @Override
    public boolean equals(Object other) {
        return fields().equals(other);
    }

    @Override
    public int hashCode() {
        return fields().hashCode();
    }

    @Override
    public String toString() {
        return fields().toString();
    }
}
