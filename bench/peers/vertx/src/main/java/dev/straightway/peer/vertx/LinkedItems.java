package dev.straightway.peer.vertx;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;

/** Lists items with a link each, put together by hand. */
final class LinkedItems {

    private static final String ITEMS = Routes.BASE + "/links/items/";
    private static final int LENGTH = 160;

    private final ObjectWriter writer;

    LinkedItems(ObjectMapper mapper) {
        this.writer = mapper.writerFor(mapper.getTypeFactory().constructCollectionType(List.class, LinkedItem.class));
    }

    /** As the other targets write it: objects for Jackson. */
    void jackson(HttpServerRequest request, String count) {
        String base = base(request);
        int items = Integer.parseInt(count);
        List<LinkedItem> all = new ArrayList<>(items);
        for (int i = 0; i < items; i++) {
            String id = UUID.randomUUID().toString();
            all.add(LinkedItem.of(id, base + id));
        }
        Answers.json(request, writer, all);
    }

    /** The limit: one text, in which nothing needs to be escaped. */
    void text(HttpServerRequest request, String count) {
        String base = base(request);
        int items = Integer.parseInt(count);
        StringBuilder json = new StringBuilder(2 + items * LENGTH).append('[');
        for (int i = 0; i < items; i++) {
            String id = UUID.randomUUID().toString();
            json.append(i == 0 ? "" : ",").append("{\"id\":\"").append(id).append("\",\"links\":{\"self\":{\"href\":\"")
                    .append(base).append(id).append("\"}}}");
        }
        Answers.json(request, Buffer.buffer(json.append(']').toString()));
    }

    private static String base(HttpServerRequest request) {
        return request.scheme() + "://" + request.authority() + ITEMS;
    }
}
