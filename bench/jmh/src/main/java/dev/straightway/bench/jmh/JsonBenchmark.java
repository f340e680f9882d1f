package dev.straightway.bench.jmh;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;

import dev.straightway.runtime.json.Absence;
import dev.straightway.runtime.json.BeanBinding;
import dev.straightway.runtime.json.BeanObjectReader;
import dev.straightway.runtime.json.BeanWriter;
import dev.straightway.runtime.json.BoundProperty;
import dev.straightway.runtime.json.ElementsWriter;
import dev.straightway.runtime.json.GeneratedAccess;
import dev.straightway.runtime.json.JsonInput;
import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.json.JsonPrimitives;
import dev.straightway.runtime.json.JsonProperty;
import dev.straightway.runtime.json.PropertyAccess;
import dev.straightway.runtime.json.ReadScalars;

/** What it costs to write and read a bean as JSON by the code that the build generates, and by Jackson. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class JsonBenchmark {

    private static final int MANY = 100;
    private static final int ENOUGH = 1 << 14;

    private final BeanWriter writer = new BeanWriter(Item.class,
            new GeneratedAccess(new Access(), List.of("getId()", "getName()", "getPrice()")),
            List.of(property(0, "id"), property(1, "name"), property(2, "price")));
    private final ElementsWriter elements = new ElementsWriter(type -> true, writer);
    private final BeanObjectReader reader = new BeanObjectReader(new Binding(),
            List.of(bound(0, "id"), bound(1, "name"), bound(2, "price")), false, false);
    private final ObjectWriter jacksonWriter = new ObjectMapper().writer();
    private final ObjectReader jacksonReader = new ObjectMapper().readerFor(Item.class);

    private final Item item = item();
    private final List<Item> items = new ArrayList<>();
    private byte[] text;

    /** What is written and read. */
    public static final class Item {
        private String id;
        private String name;
        private int price;

        public String getId() {
            return id;
        }

        public void setId(String id) {
            this.id = id;
        }

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public int getPrice() {
            return price;
        }

        public void setPrice(int price) {
            this.price = price;
        }
    }

    private static Item item() {
        Item item = new Item();
        item.setId(UUID.randomUUID().toString());
        item.setName("A folding chair");
        item.setPrice(4_999);
        return item;
    }

    private static JsonProperty property(int member, String name) {
        return new JsonProperty(member, ('"' + name + "\":").getBytes(StandardCharsets.US_ASCII), false, null);
    }

    private static BoundProperty bound(int member, String name) {
        return new BoundProperty(name, member, ReadScalars.of(String.class).get(0).reader(), Absence.NOTHING, Absence.NOTHING);
    }

    /** As the build writes it. */
    private static final class Access extends PropertyAccess {
        @Override
        public void writeAll(Object bean, JsonProperty[] properties, JsonOutput output) {
            Item item = (Item) bean;
            properties[0].write(item.getId(), output);
            properties[1].write(item.getName(), output);
            properties[2].write(item.getPrice(), output);
        }

        @Override
        public void write(int member, Object bean, JsonProperty property, JsonOutput output) {
            Item item = (Item) bean;
            switch (member) {
                case 0:
                    property.write(item.getId(), output);
                    return;
                case 1:
                    property.write(item.getName(), output);
                    return;
                case 2:
                    property.write(item.getPrice(), output);
                    return;
                default:
            }
        }
    }

    /** As the build writes it. */
    private static final class Binding extends BeanBinding {
        @Override
        public Object begin() {
            return new Item();
        }

        @Override
        public void bind(int member, Object begun, BoundProperty property, JsonInput input) {
            Item item = (Item) begun;
            switch (member) {
                case 0:
                    item.setId((String) property.read(input));
                    return;
                case 1:
                    item.setName((String) property.read(input));
                    return;
                case 2:
                    item.setPrice(JsonPrimitives.integer(input));
                    return;
                default:
            }
        }
    }

    @Setup
    public void check() throws IOException {
        text = jacksonWriter.writeValueAsBytes(item);
        for (int i = 0; i < MANY; i++) {
            items.add(item());
        }
        Checked.equal(new String(text, StandardCharsets.UTF_8), write().ascii());
        Checked.equal(new String(writeListByJackson(), StandardCharsets.UTF_8), writeList().ascii());
        for (Object read : List.of(read(), readByJackson())) {
            Checked.equal(new String(text, StandardCharsets.UTF_8), jacksonWriter.writeValueAsString(read));
        }
    }

    @Benchmark
    public JsonOutput write() {
        JsonOutput output = new JsonOutput(text.length + 8);
        writer.write(item, output);
        return output;
    }

    @Benchmark
    public byte[] writeByJackson() throws IOException {
        return jacksonWriter.writeValueAsBytes(item);
    }

    @Benchmark
    public JsonOutput writeList() {
        JsonOutput output = new JsonOutput(ENOUGH);
        elements.write(items, output);
        return output;
    }

    @Benchmark
    public byte[] writeListByJackson() throws IOException {
        return jacksonWriter.writeValueAsBytes(items);
    }

    @Benchmark
    public Object read() {
        return reader.read(new JsonInput(text, 0, text.length));
    }

    @Benchmark
    public Object readByJackson() throws IOException {
        return jacksonReader.readValue(text);
    }
}
