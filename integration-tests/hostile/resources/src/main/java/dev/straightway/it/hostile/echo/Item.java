package dev.straightway.it.hostile.echo;

import java.util.List;
import java.util.Map;

/** A body of JSON that may nest. */
public class Item {

    public String marker;
    public int number;
    public List<String> tags;
    public Map<String, Object> more;
    public Item inner;
}
