"""The rows of a result file, a line each; what stands before them, as device and date, stays."""
import json


def renew(result, rows):
    with open(result, encoding="utf-8") as f:
        head = {k: v for k, v in json.load(f).items() if k != "rows"}
    with open(result, "w", encoding="utf-8") as f:
        f.write(json.dumps(head, indent=1)[:-2] + ',\n "rows": [\n' +
                ",\n".join("  " + json.dumps(r) for r in rows) + "\n ]\n}\n")
