package dev.straightway.runtime.json;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Writes the objects of one class, and of none below it. */
public final class BeanWriter implements ValueWriter {

    private final Class<?> type;
    private final PropertyAccess access;
    private final JsonProperty[] properties;
    /** Whether the properties are all members in their order. */
    private final boolean all;
    /** Whether the name of the first property opens the object. */
    private final boolean opened;

    /** @param properties in the order in which they are written */
    public BeanWriter(Class<?> type, GeneratedAccess generated, List<JsonProperty> properties) {
        this.type = type;
        this.access = generated.access();
        this.properties = properties.toArray(JsonProperty[]::new);
        this.all = properties.stream().map(JsonProperty::member).toList()
                .equals(IntStream.range(0, generated.members().size()).boxed().toList());
        this.opened = !properties.isEmpty() && properties.get(0).isAlwaysWritten();
        if (opened) {
            // What stands before each name is known then.
            Arrays.setAll(this.properties, i -> properties.get(i).behind(i == 0 ? '{' : ','));
        }
    }

    @Override
    public void write(Object value, JsonOutput output) {
        if (value.getClass() != type) {
            throw new Unforeseen(value.getClass().getName());
        }
        if (!opened) {
            output.bracket('{');
        }
        try {
            if (all) {
                access.writeAll(value, properties, output);
            } else {
                each(value, output);
            }
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
        output.bracket('}');
    }

    private void each(Object value, JsonOutput output) throws Throwable {
        for (JsonProperty property : properties) {
            access.write(property.member(), value, property, output);
        }
    }
}
