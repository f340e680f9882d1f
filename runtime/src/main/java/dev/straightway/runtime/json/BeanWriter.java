package dev.straightway.runtime.json;

import java.util.List;

/** Writes the objects of one class, and of none below it. */
public final class BeanWriter implements ValueWriter {

    private final Class<?> type;
    private final PropertyAccess access;
    private final JsonProperty[] properties;

    /** @param properties in the order in which they are written */
    public BeanWriter(Class<?> type, PropertyAccess access, List<JsonProperty> properties) {
        this.type = type;
        this.access = access;
        this.properties = properties.toArray(JsonProperty[]::new);
    }

    @Override
    public void write(Object value, JsonOutput output) {
        if (value.getClass() != type) {
            throw new Unforeseen(value.getClass().getName());
        }
        output.bracket('{');
        try {
            for (JsonProperty property : properties) {
                access.write(property.member(), value, property, output);
            }
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
        output.bracket('}');
    }
}
